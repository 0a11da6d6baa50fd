import { type PurchaseState, type PurchaseStep, purchaseSteps } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { PurchaseNotices } from './PurchaseNotices.tsx';
import { purchaseStepLabel } from './purchaseStepLabel.ts';
import { TransactionFailure } from './TransactionFailure.tsx';

export interface PurchaseStepsProps {
  purchase: PurchaseState;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

function isShown(step: PurchaseStep, { way, steps }: PurchaseState): boolean {
  // Most first purchases record the sponsor themselves: “not needed” would deny what the terms have told.
  if (step === 'enroll') return way !== 'batch' && steps.enroll !== 'skipped';
  // One prompt does it all: a step “not needed” beside it would say that nothing is approved.
  return step !== 'approve' || way !== 'batch';
}

/** A purchase step by step, from the first check to the confirmation. Spec §4. */
export function PurchaseSteps({ purchase, explorer }: PurchaseStepsProps) {
  const t = useMessage();
  const steps = purchaseSteps.flatMap((step) => {
    const status = purchase.steps[step];
    const isKnown = status !== null && isShown(step, purchase);
    return isKnown ? [{ id: step, label: t(purchaseStepLabel(step, purchase)), status }] : [];
  });
  return (
    <Stack gap="m">
      <PurchaseNotices purchase={purchase} />
      <TransactionSteps
        label={t('purchase.steps')}
        steps={steps}
        conclusion={
          purchase.status === 'succeeded' ? t('purchase.activated', { level: purchase.position }) : undefined
        }
      />
      {purchase.transaction && <TxLink hash={purchase.transaction} explorer={explorer} />}
      {purchase.failure && <TransactionFailure failure={purchase.failure} of="purchase" />}
    </Stack>
  );
}
