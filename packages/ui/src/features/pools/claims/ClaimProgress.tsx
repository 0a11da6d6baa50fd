import { type ClaimState, formatMoney, type PoolClaim } from '@upline/domain';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { type Step, TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { TransactionFailure } from '../steps/TransactionFailure.tsx';
import { PoolDetail } from './PoolDetail.tsx';

export interface ClaimProgressProps {
  claim: ClaimState;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

function labelOf({ status, transaction, amount }: PoolClaim, t: Translate): string {
  const values = { amount: formatMoney(amount) };
  if (status !== 'current') return t('claim.step.waiting', values);
  return t(transaction === null ? 'claim.step.asked' : 'claim.step.sent', values);
}

function stepsOf({ pools, status }: ClaimState, explorer: string | undefined, t: Translate): Step[] {
  if (pools.length === 0) {
    return status === 'running'
      ? [{ id: 'network', label: t('purchase.step.network'), status: 'current' }]
      : [];
  }
  return pools.map((claim) => {
    const { pool, transaction, failure } = claim;
    // Of a single pool the failure below says all.
    const reason = pools.length > 1 ? failure : null;
    return {
      id: pool,
      label: labelOf(claim, t),
      status: claim.status,
      detail: (transaction || reason) && (
        <PoolDetail transaction={transaction} reason={reason} {...(explorer && { explorer })} />
      ),
    };
  });
}

/** A claim, one transaction for each pool of the level; what was paid is said also when a later pool failed. */
export function ClaimProgress({ claim, explorer }: ClaimProgressProps) {
  const t = useMessage();
  const steps = stepsOf(claim, explorer, t);
  const paid = claim.pools
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const outcome =
    claim.status !== 'running' && paid > 0n ? t('claim.paid', { amount: formatMoney(paid) }) : undefined;
  return (
    <>
      {claim.isResumed && claim.status === 'running' && (
        <Callout isLive title={t('purchase.resumed.title')}>
          {t('claim.resumed')}
        </Callout>
      )}
      {steps.length > 0 && <TransactionSteps label={t('claim.steps')} steps={steps} conclusion={outcome} />}
      {claim.status === 'running' && (
        <Text size="small" tone="muted">
          {t('claim.leave')}
        </Text>
      )}
      {outcome && <Callout tone="positive">{outcome}</Callout>}
      {claim.failure && <TransactionFailure failure={claim.failure} of="claim" />}
    </>
  );
}
