import { type Position, paths, shortAddress } from '@upline/domain';
import { Undo2 } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Breadcrumbs } from '../../../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';

export interface TreePathProps {
  /** The wallets from the member down to the root of what is shown, both included. */
  path: readonly string[];
  position: Position;
  /** The names that are known, by wallet. */
  names: ReadonlyMap<string, string>;
  /** Shows the member's own place again. */
  onBack: () => void;
}

/** Where in a tree a member stands; the app reads position and member from these addresses. */
function treePath(position: Position, member: string): string {
  const query = new URLSearchParams({ position: String(position), ...(member && { member }) });
  return `${paths.matrixTree}?${query}`;
}

/** The way through the matrix from the member down to the one whose slots are shown, and back. */
export function TreePath({ path, position, names, onBack }: TreePathProps) {
  const t = useMessage();
  const [own, ...below] = path;
  const shown = below.pop() ?? own ?? '';
  const nameOf = (wallet: string) => names.get(wallet) || shortAddress(wallet);
  return (
    <Inline justifyContent="space-between">
      <Breadcrumbs
        label={t('tree.path')}
        crumbs={[
          { label: t('tree.you'), href: treePath(position, '') },
          ...below.map((wallet) => ({ label: nameOf(wallet), href: treePath(position, wallet) })),
        ]}
        current={nameOf(shown)}
      />
      <Button size="s" icon={Undo2} onPress={onBack}>
        {t('tree.backToYou')}
      </Button>
    </Inline>
  );
}
