import { generations, memberPath, type Position, shortAddress } from '@upline/domain';
import { useCallback, useMemo } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { MatrixNode } from './MatrixNode.tsx';
import { MatrixSlots } from './MatrixSlots.tsx';
import { MatrixTree } from './MatrixTree.tsx';
import { type MatrixPart, useSlotsOf } from './referralTreeQuery.ts';

export interface MatrixViewProps {
  part: MatrixPart;
  position: Position;
  /** Whether it is the member's own place. */
  isOwn: boolean;
  /** Another part is on its way. */
  isBusy: boolean;
  expanded: readonly string[];
  onExpandedChange: (wallets: readonly string[]) => void;
}

/** A member with five slots, and below a row for each member who stands there. */
export function MatrixView({ part, position, isOwn, isBusy, expanded, onExpandedChange }: MatrixViewProps) {
  const t = useMessage();
  const { navigation } = usePorts();
  const slotsOf = useSlotsOf(expanded, position);
  const expandedKeys = useMemo(() => new Set(expanded), [expanded]);
  const open = useCallback((wallet: string) => navigation.go(memberPath(wallet)), [navigation]);
  const { root, members } = part;
  const label = isOwn ? t('tree.rows') : t('tree.rows.of', { wallet: shortAddress(root.wallet) });
  return (
    <Stack gap="l" aria-busy={isBusy}>
      <Card as="section" accent="race" aria-label={shortAddress(root.wallet)}>
        <Inline justifyContent="space-between" flexWrap="nowrap">
          <MatrixNode {...root} />
          {isOwn && <Badge tone="action">{t('tree.you')}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {t('tree.taken', { taken: members.length, slots: generations })}
        </Text>
        <MatrixSlots {...root} />
      </Card>
      <Card as="section" aria-label={label}>
        <Heading level={2} size="title3">
          {label}
        </Heading>
        {members.length === 0 ? (
          <EmptyState title={t('tree.nobody')} />
        ) : (
          <MatrixTree
            label={label}
            members={members}
            expanded={expandedKeys}
            onExpandedChange={(wallets) => onExpandedChange([...wallets])}
            slotsOf={slotsOf}
            onOpen={open}
          />
        )}
      </Card>
    </Stack>
  );
}
