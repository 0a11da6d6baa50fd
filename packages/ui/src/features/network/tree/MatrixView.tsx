import { generations, memberPath, type Position, shortAddress } from '@upline/domain';
import { useCallback, useMemo, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { MatrixDrawing } from './MatrixDrawing.tsx';
import { MatrixNode } from './MatrixNode.tsx';
import { MatrixSlots } from './MatrixSlots.tsx';
import { taken } from './MatrixTree.css.ts';
import { MatrixTree } from './MatrixTree.tsx';
import * as styles from './MatrixView.css.ts';
import { type MatrixPart, useSlotsOf } from './referralTreeQuery.ts';
import type { TreeCounted } from './treeSearchQuery.ts';

export interface MatrixViewProps {
  part: MatrixPart;
  position: Position;
  /** True for the member's own tree. */
  isOwn: boolean;
  counted: TreeCounted | null;
  /** Wallet of the found member; `''` for none. */
  match: string;
  expanded: readonly string[];
  onExpandedChange: (wallets: readonly string[]) => void;
  /** Makes a member the root. */
  onOpen: (wallet: string) => void;
}

/** A member's part of the matrix: as a drawing on wide screens, and as a list with the downline. */
export function MatrixView(props: MatrixViewProps) {
  const { part, position, isOwn, counted, match, expanded, onExpandedChange, onOpen } = props;
  const t = useMessage();
  const { navigation } = usePorts();
  const { root, members } = part;
  // Expands the row above a match until the reader collapses it.
  const [shutOn, setShutOn] = useState('');
  const above = members.find(({ downlines }) => downlines.some(({ wallet }) => wallet === match))?.wallet;
  const isShut = !above || shutOn === match || expanded.includes(above);
  const open = useMemo(() => (isShut ? expanded : [...expanded, above]), [expanded, isShut, above]);
  const slotsOf = useSlotsOf(open, position);
  const expandedKeys = useMemo(() => new Set(open), [open]);
  const change = (wallets: ReadonlySet<string>) => {
    if (above && !wallets.has(above)) setShutOn(match);
    onExpandedChange([...wallets]);
  };
  const goTo = useCallback((wallet: string) => navigation.go(memberPath(wallet)), [navigation]);
  const belowOf = useMemo(
    () => new Map(counted?.branches.map(({ walletId, members: below }) => [walletId, below])),
    [counted],
  );
  const name = root.name || shortAddress(root.wallet);
  const label = isOwn ? t('tree.rows') : t('tree.rows.of', { name });
  return (
    <>
      <PanelCell className={styles.drawing}>
        <MatrixDrawing
          part={part}
          isOwn={isOwn}
          belowOf={belowOf}
          match={match}
          onOpen={(wallet) => (wallet === root.wallet ? goTo(wallet) : onOpen(wallet))}
        />
      </PanelCell>
      <PanelCell as="section" isFlush aria-label={label}>
        <div className={styles.head}>
          <Heading level={2} size="title3">
            {label}
          </Heading>
          <VisuallyHidden>{t('tree.taken', { taken: members.length, slots: generations })}</VisuallyHidden>
        </div>
        <div className={styles.list}>
          <div className={styles.root}>
            <MatrixNode {...root} name={isOwn ? t('tree.you') : root.name} size="m" />
            <MatrixSlots taken={members.length} className={taken} />
          </div>
          {members.length === 0 ? (
            <div className={styles.nobody}>
              <EmptyState title={t('tree.nobody')}>{t('tree.slots.free', { free: generations })}</EmptyState>
            </div>
          ) : (
            <MatrixTree
              label={label}
              members={members}
              expanded={expandedKeys}
              onExpandedChange={change}
              slotsOf={slotsOf}
              match={match}
              onOpen={goTo}
            />
          )}
        </div>
      </PanelCell>
    </>
  );
}
