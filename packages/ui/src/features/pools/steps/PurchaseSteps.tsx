import { type PurchaseState, type PurchaseStep, purchaseSteps } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { purchaseStepLabel } from './purchaseStepLabel.ts';
import { TransactionFailure } from './TransactionFailure.tsx';

interface PurchaseNoticesProps {
  purchase: PurchaseState;
}

/** What is unusual about a purchase on its way: it is another page's, or was sent again. */
function PurchaseNotices({ purchase }: PurchaseNoticesProps) {
  const t = useMessage();
  const isRunning = purchase.status === 'running';
  return (
    // It stands there before it says something: what comes together with its words is not read aloud everywhere.
    <Box display="contents" role="status">
      {isRunning && purchase.isResumed && (
        <Callout title={t('purchase.resumed.title')}>{t('purchase.resumed')}</Callout>
      )}
      {isRunning && purchase.isReplaced && <Callout>{t('purchase.replaced')}</Callout>}
    </Box>
  );
}

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
