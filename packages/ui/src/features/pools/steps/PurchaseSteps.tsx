import { type Failure, type PurchaseState, shownSteps, ticketAboutPath } from '@upline/domain';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { PurchaseNow } from './PurchaseNow.tsx';
import { asksWallet, purchaseStepLabel } from './purchaseStepLabel.ts';
import { TransactionFailure } from './TransactionFailure.tsx';

interface PurchaseNoticesProps {
  purchase: PurchaseState;
}

/**
 * Notices of a running purchase that another page started or a replacement transaction continues.
 */
function PurchaseNotices({ purchase }: PurchaseNoticesProps) {
  const t = useMessage();
  const isRunning = purchase.status === 'running';
  return (
    // Mounted before its text: some screen readers ignore a live region that appears with its
    // content.
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
  explorer?: string;
  /** The wallet remedy of a failure; nothing for other failures. */
  remedyOf?: ((failure: Failure) => ReactNode) | undefined;
}

/** The steps of a purchase, from the first check to the confirmation. Spec §4. */
export function PurchaseSteps({ purchase, explorer, remedyOf }: PurchaseStepsProps) {
  const t = useMessage();
  const money = useMoney();
  const steps = shownSteps(purchase).map(({ step, status }) => {
    const label = t(purchaseStepLabel(step, purchase, money.price));
    return {
      id: step,
      label,
      ...(asksWallet(step, purchase) && { spoken: t('purchase.inWallet', { step: label }) }),
      status,
    };
  });
  return (
    <Stack gap="m">
      <PurchaseNotices purchase={purchase} />
      {purchase.failure && (
        <TransactionFailure failure={purchase.failure} of="purchase" action={remedyOf?.(purchase.failure)} />
      )}
      <PurchaseNow purchase={purchase} />
      <TransactionSteps label={t('purchase.steps')} steps={steps} />
      {purchase.transaction && (
        <Inline gap="s">
          <TxLink hash={purchase.transaction} explorer={explorer} />
          {purchase.status === 'failed' && (
            <LinkButton size="s" icon={LifeBuoy} href={ticketAboutPath(purchase.transaction)}>
              {t('ledger.ask')}
            </LinkButton>
          )}
        </Inline>
      )}
    </Stack>
  );
}
