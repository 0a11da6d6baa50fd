import { type ClaimState, type PoolClaim, paidBy } from '@upline/domain';
import { useEffect, useRef } from 'react';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { type MoneyFormat, useMoney } from '../../../messages/useMoney.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { type Step, TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { markShown } from '../steps/shownResults.ts';
import { TransactionFailure } from '../steps/TransactionFailure.tsx';
import { hasWalletRemedy, WalletRemedy } from '../steps/WalletRemedy.tsx';
import { PoolDetail } from './PoolDetail.tsx';

export interface ClaimProgressProps {
  claim: ClaimState;
  /** Clears a finished claim. */
  onDismiss: () => void;
  explorer?: string | undefined;
}

function labelOf({ status, transaction, amount }: PoolClaim, t: Translate, money: MoneyFormat): string {
  const values = { amount: money.amount(amount) };
  if (status !== 'current') return t('claim.step.waiting', values);
  return t(transaction === null ? 'claim.step.asked' : 'claim.step.sent', values);
}

/** The one transaction of a batch, which pays all pools or none. */
function together(pools: readonly PoolClaim[]): PoolClaim[] {
  const [first] = pools;
  return first ? [{ ...first, amount: pools.reduce((sum, { amount }) => sum + amount, 0n) }] : [];
}

function stepsOf(
  { pools: each, position, status }: ClaimState,
  explorer: string | undefined,
  t: Translate,
  money: MoneyFormat,
): Step[] {
  const pools = position === null ? together(each) : each;
  if (pools.length === 0) {
    return status === 'running'
      ? [{ id: 'network', label: t('purchase.step.network'), status: 'current' }]
      : [];
  }
  return pools.map((claim) => {
    const { pool, transaction, failure } = claim;
    // For a single pool the failure below is sufficient.
    const reason = pools.length > 1 ? failure : null;
    return {
      id: pool,
      label: labelOf(claim, t, money),
      status: claim.status,
      detail: (transaction || reason) && (
        <PoolDetail transaction={transaction} reason={reason} {...(explorer && { explorer })} />
      ),
    };
  });
}

/**
 * A claim, one transaction per pool of the level; payments are shown even if a later pool failed.
 */
export function ClaimProgress({ claim, onDismiss, explorer }: ClaimProgressProps) {
  const t = useMessage();
  const money = useMoney();
  const close = useRef<HTMLButtonElement>(null);
  const steps = stepsOf(claim, explorer, t, money);
  const paid = paidBy(claim);
  const isRunning = claim.status === 'running';
  const outcome = !isRunning && paid > 0n ? t('claim.paid', { amount: money.amount(paid) }) : undefined;
  const isPaid = claim.status === 'succeeded';
  // Runs before the effect of the toast, because child effects run first.
  useEffect(() => {
    if (claim.failure) markShown(claim);
  }, [claim]);
  useEffect(() => {
    // The pressed button was removed; keyboard users continue at the result.
    if (isPaid && document.activeElement === document.body) close.current?.focus();
  }, [isPaid]);
  return (
    <>
      {claim.isResumed && isRunning && (
        <Callout isLive title={t('purchase.resumed.title')}>
          {t('claim.resumed')}
        </Callout>
      )}
      {steps.length > 0 && <TransactionSteps label={t('claim.steps')} steps={steps} conclusion={outcome} />}
      {isRunning && (
        <Text size="small" tone="muted">
          {t('claim.leave')}
        </Text>
      )}
      {outcome && (
        <Callout
          tone="positive"
          action={
            isPaid && (
              <Button ref={close} size="s" onPress={onDismiss}>
                {t('common.close')}
              </Button>
            )
          }
        >
          {outcome}
        </Callout>
      )}
      {claim.failure && (
        <TransactionFailure
          failure={claim.failure}
          of="claim"
          action={
            hasWalletRemedy(claim.failure) && <WalletRemedy failure={claim.failure} onDone={onDismiss} />
          }
        />
      )}
    </>
  );
}
