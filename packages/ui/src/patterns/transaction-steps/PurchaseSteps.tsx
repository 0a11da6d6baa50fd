import { formatPrice, levelAt, type PurchaseState, purchaseSteps } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { TransactionSteps } from '../../primitives/transaction-steps/TransactionSteps.tsx';
import { TxLink } from '../../primitives/tx-link/TxLink.tsx';
import { TransactionFailure } from './TransactionFailure.tsx';

export interface PurchaseStepsProps {
  purchase: PurchaseState;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** A purchase step by step, from the first check to the confirmation. Spec §4. */
export function PurchaseSteps({ purchase, explorer }: PurchaseStepsProps) {
  const t = useMessage();
  const price = formatPrice(levelAt(purchase.position).fee);
  return (
    <Stack gap="m">
      <TransactionSteps
        label={t('purchase.steps')}
        steps={purchaseSteps.map((step) => ({
          id: step,
          label: t({ id: `purchase.step.${step}`, values: { price } }),
          status: purchase.steps[step],
        }))}
        conclusion={
          purchase.status === 'succeeded' ? t('purchase.activated', { level: purchase.position }) : undefined
        }
      />
      {purchase.transaction && <TxLink hash={purchase.transaction} explorer={explorer} />}
      {purchase.failure && <TransactionFailure failure={purchase.failure} />}
    </Stack>
  );
}
