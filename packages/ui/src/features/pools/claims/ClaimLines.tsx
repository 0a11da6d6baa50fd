import { type ClaimState, formatCoin, type PoolKind, type Position } from '@upline/domain';
import { useId, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { ClaimCost } from '../../../ports/claims.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Bonus } from './bonus.ts';
import { ClaimLine } from './ClaimLine.tsx';
import { head, item, line, list, note, progress } from './ClaimLines.css.ts';
import { ClaimProgress } from './ClaimProgress.tsx';
import { NothingHeld } from './NothingHeld.tsx';

function ClaimSkeleton() {
  const t = useMessage();
  return (
    <>
      <VisuallyHidden>{t('claim.loading')}</VisuallyHidden>
      <div className={item}>
        <div className={line}>
          <Skeleton block="control" />
        </div>
      </div>
    </>
  );
}

export interface ClaimLinesProps {
  /** Claimable amount per owned level, in display order. */
  bonuses: Loadable<readonly Bonus[]>;
  /**
   * Limits the card to one pool family. Without it, each line names its family, and empty levels
   * are shown only if all are empty.
   */
  kind?: PoolKind | undefined;
  /** True if the page reports load failures, so that the card shows only a dash. @default false */
  isPart?: boolean | undefined;
  /** True among figures, to style the title like their labels. @default false */
  isFigure?: boolean | undefined;
  /** The running or last claim. */
  claim: ClaimState | null;
  /** The cost of the claims shown; `null` while unknown. @default null */
  cost?: ClaimCost | null;
  onClaim: (position: Position) => void;
  /** Claims several levels. */
  onClaimAll: (positions: readonly Position[]) => void;
  /** True if the browser is online. @default true */
  isOnline?: boolean;
  /** Clears a finished claim. */
  onDismiss: () => void;
  explorer?: string | undefined;
}

const gasDecimals = 18;

/** The claimable levels of a member, one line and claim each. Spec §2, §4. */
export function ClaimLines({
  bonuses,
  claim,
  kind,
  isPart = false,
  isFigure = false,
  cost = null,
  onClaimAll,
  onDismiss,
  ...lines
}: ClaimLinesProps) {
  const t = useMessage();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);

  function dismiss() {
    // The pressed button disappears; the focus moves to the section.
    root.current?.focus();
    onDismiss();
  }

  const held = bonuses.status === 'loaded' ? bonuses.data.filter(({ amount }) => amount > 0n) : [];
  const sum = held.reduce((total, { amount }) => total + amount, 0n);
  return (
    <Stack
      ref={root}
      as="section"
      gap="s"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={bonuses.status === 'loading'}
    >
      <PanelHead
        id={titleId}
        title={t('claim.title')}
        isFigure={isFigure}
        className={head}
        note={kind && <span className={note}>{t('claim.stays')}</span>}
        actions={
          (kind ? sum > 0n : held.length > 1) && (
            <Text size="amount">
              <Money units={sum} cents />
            </Text>
          )
        }
      />
      {bonuses.status === 'loading' && <ClaimSkeleton />}
      {bonuses.status === 'failed' &&
        (isPart ? (
          <Text tone="muted">
            <Money units={null} />
          </Text>
        ) : (
          <LoadFailure onRetry={bonuses.onRetry} />
        ))}
      {bonuses.status === 'loaded' && bonuses.data.length === 0 && (
        <>
          <Text as="p">{kind ? t('claim.none.of', { pool: t(`pool.${kind}`) }) : t('claim.none')}</Text>
          <Text as="p" size="small" tone="muted">
            {t('claim.none.about')}
          </Text>
        </>
      )}
      {bonuses.status === 'loaded' && bonuses.data.length > 0 && (
        <Lines {...lines} onDismiss={dismiss} bonuses={bonuses.data} claim={claim} isOfAll={!kind} />
      )}
      {held.length > 0 && (
        <Inline gap="s" justifyContent="space-between" alignItems="center">
          <Text as="p" size="small" tone="muted">
            {cost?.gas
              ? t('claim.gas.about', { count: held.length, amount: formatCoin(cost.gas, gasDecimals) })
              : t('claim.gas')}
          </Text>
          {held.length > 1 && (
            <Button
              size="s"
              isDisabled={lines.isOnline === false}
              isBusy={claim?.status === 'running'}
              busyLabel={t('claim.all.busy')}
              onPress={() => onClaimAll(held.map(({ position }) => position))}
            >
              {cost?.isTogether ? t('claim.all.together') : t('claim.all', { count: held.length })}
            </Button>
          )}
        </Inline>
      )}
      {claim?.position === null && (
        <div className={progress}>
          <ClaimProgress claim={claim} onDismiss={dismiss} explorer={lines.explorer} />
        </div>
      )}
    </Stack>
  );
}

interface LinesProps
  extends Omit<ClaimLinesProps, 'bonuses' | 'kind' | 'isPart' | 'isFigure' | 'cost' | 'onClaimAll'> {
  bonuses: readonly Bonus[];
  isOfAll: boolean;
}

function Lines({ bonuses, isOfAll, claim, onClaim, isOnline = true, onDismiss, explorer }: LinesProps) {
  const shown = bonuses.filter(({ position, amount }) => amount > 0n || position === claim?.position);
  const [empty, ...more] = bonuses.filter((bonus) => !shown.includes(bonus));

  return (
    <ul className={list}>
      {shown.map((bonus, index) => {
        const own = claim?.position === bonus.position ? claim : null;
        const isOtherRunning = claim?.status === 'running' && !own;
        const isEmpty = bonus.amount <= 0n && own?.status !== 'running';
        return (
          <ClaimLine
            key={bonus.position}
            bonus={bonus}
            isOfAll={isOfAll}
            isFirst={index === 0}
            isBlocked={isEmpty || isOtherRunning || !isOnline}
            claim={own}
            onClaim={() => onClaim(bonus.position)}
            onDismiss={onDismiss}
            explorer={explorer}
          />
        );
      })}
      {empty && (shown.length === 0 || !isOfAll) && (
        <NothingHeld bonuses={[empty, ...more]} isAll={shown.length === 0} />
      )}
    </ul>
  );
}
