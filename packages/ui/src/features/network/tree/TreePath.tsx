import { type Position, paths, shortAddress } from '@upline/domain';
import { Undo2 } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Breadcrumbs } from '../../../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';

export interface TreePathProps {
  /** Wallets from the member down to the displayed root, both included. */
  path: readonly string[];
  position: Position;
  /** Known names by wallet. */
  names: ReadonlyMap<string, string>;
  /** Returns to the member's own tree. */
  onBack: () => void;
}

/** URL of a member's tree; the app parses position and member from it. */
function treePath(position: Position, member: string): string {
  const query = new URLSearchParams({ position: String(position), ...(member && { member }) });
  return `${paths.matrixTree}?${query}`;
}

/** Path from the member down to the displayed root, with a link back. */
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
