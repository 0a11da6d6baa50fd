import { type Position, paths, shortAddress } from '@upline/domain';
import { Undo2 } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Breadcrumbs } from '../../../primitives/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';

export interface TreePathProps {
  /** The wallets from the member down to the one they found, both included. */
  path: readonly string[];
  position: Position;
  /** Shows the member's own place again. */
  onBack: () => void;
}

/** Where in a tree a member stands; the app reads position and search from these addresses. */
function treePath(position: Position, search: string): string {
  const query = new URLSearchParams({ position: String(position), ...(search && { search }) });
  return `${paths.matrixTree}?${query}`;
}

/** The way through the matrix from the member down to the one they found, and back. */
export function TreePath({ path, position, onBack }: TreePathProps) {
  const t = useMessage();
  const [own, ...below] = path;
  const found = below.pop() ?? own ?? '';
  return (
    <Inline justifyContent="space-between">
      <Breadcrumbs
        label={t('tree.path')}
        crumbs={[
          { label: t('tree.you'), href: treePath(position, '') },
          ...below.map((wallet) => ({ label: shortAddress(wallet), href: treePath(position, wallet) })),
        ]}
        current={shortAddress(found)}
      />
      <Button size="s" icon={Undo2} onPress={onBack}>
        {t('tree.backToYou')}
      </Button>
    </Inline>
  );
}
