import { currentStep, formatPrice, levelAt, type PurchaseState, purchaseSteps } from '@upline/domain';
import { type Translate, useMessage } from '../../messages/useMessage.ts';
import { Box } from '../../primitives/box/Box.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { TxLink } from '../../primitives/tx-link/TxLink.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { PurchaseFailure } from './PurchaseFailure.tsx';
import { TransactionStep } from './TransactionStep.tsx';
import { list } from './TransactionSteps.css.ts';

export interface TransactionStepsProps {
  purchase: PurchaseState;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

function announcement(purchase: PurchaseState, price: string, t: Translate): string {
  if (purchase.status === 'succeeded') return t('purchase.activated', { level: purchase.position });
  const now = currentStep(purchase);
  if (!now) return '';
  const label = t({ id: `purchase.step.${now.step}`, values: { price } });
  return t('level.progress', { step: now.number, total: now.total, label });
}

/** A purchase step by step, from the first check to the confirmation; each new step is read aloud. Spec §4. */
export function TransactionSteps({ purchase, explorer }: TransactionStepsProps) {
  const t = useMessage();
  const price = formatPrice(levelAt(purchase.position).fee);
  return (
    <Stack gap="m">
      <Box role="status" position="absolute">
        <VisuallyHidden>{announcement(purchase, price, t)}</VisuallyHidden>
      </Box>
      <ol className={list} aria-label={t('purchase.steps')}>
        {purchaseSteps.map((step) => (
          <TransactionStep
            key={step}
            label={t({ id: `purchase.step.${step}`, values: { price } })}
            status={purchase.steps[step]}
          />
        ))}
      </ol>
      {purchase.transaction && <TxLink hash={purchase.transaction} explorer={explorer} />}
      {purchase.failure && <PurchaseFailure failure={purchase.failure} />}
    </Stack>
  );
}
