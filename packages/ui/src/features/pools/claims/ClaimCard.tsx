import { type ClaimState, levelAt, type Position } from '@upline/domain';
import { useId, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { PoolBadge } from '../../../patterns/pool-badge/PoolBadge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Bonus } from './bonus.ts';
import { bonus, form } from './ClaimCard.css.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimProgress } from './ClaimProgress.tsx';

/** The shape of a claim while the chain is asked what there is. */
function ClaimSkeleton() {
  const t = useMessage();
  return (
    <>
      <VisuallyHidden>{t('claim.loading')}</VisuallyHidden>
      <div className={form} aria-hidden>
        <div className={bonus}>
          <Skeleton text="small" width="short" />
          <Skeleton block="control" />
        </div>
        <div className={bonus}>
          <Skeleton text="body" width="short" />
          <Skeleton text="amountL" width="medium" />
        </div>
        <Skeleton block="control" />
      </div>
    </>
  );
}

export interface ClaimCardProps {
  /** The positions to choose from, in order. */
  bonuses: Loadable<readonly Bonus[]>;
  /** One of them. */
  selected: Position | null;
  onSelect: (position: Position) => void;
  /** The claim that runs or has just ended. */
  claim: ClaimState | null;
  onClaim: (position: Position) => void;
  /** Whether there is a network to claim by. @default true */
  isOnline?: boolean;
  /** Forgets a claim that has ended. */
  onDismiss: () => void;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** What a member can have paid out: the level, the bonus, and the claim as it goes. Spec §2, §4. */
export function ClaimCard({ bonuses, selected, claim, onDismiss, explorer, ...choice }: ClaimCardProps) {
  const t = useMessage();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const kind = selected === null ? 'global' : levelAt(selected).kind;
  const bonus = bonuses.status === 'loaded' && bonuses.data.find(({ position }) => position === selected);

  function dismiss() {
    // The button that was pressed has nothing more to do; focus stays on the card.
    card.current?.focus();
    onDismiss();
  }

  return (
    <Card
      as="section"
      ref={card}
      tabIndex={-1}
      accent={kind}
      aria-labelledby={titleId}
      aria-busy={bonuses.status === 'loading'}
    >
      <Inline justifyContent="space-between" alignItems="center" gap="xs">
        <Heading level={2} size="title3" id={titleId}>
          {t('claim.title')}
        </Heading>
        <PoolBadge kind={kind} />
      </Inline>
      {bonuses.status === 'loading' && <ClaimSkeleton />}
      {bonuses.status === 'failed' && <LoadFailure onRetry={bonuses.onRetry} />}
      {bonuses.status === 'loaded' && !bonus && (
        <EmptyState title={t('toast.noGlobalPools')}>{t('claim.none')}</EmptyState>
      )}
      {bonuses.status === 'loaded' && bonus && (
        <ClaimForm
          {...choice}
          bonuses={bonuses.data}
          bonus={bonus}
          status={claim?.status ?? null}
          onDismiss={dismiss}
        />
      )}
      {claim && <ClaimProgress claim={claim} explorer={explorer} />}
    </Card>
  );
}
