import { currentStep, type PurchaseState } from '@upline/domain';
import { LoaderCircle, Wallet } from 'lucide-react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { asked, mark, root } from './PurchaseNow.css.ts';
import { asksWallet, purchaseStepLabel } from './purchaseStepLabel.ts';

export interface PurchaseNowProps {
  purchase: PurchaseState;
}

/** The current step in one line; not announced, because the steps below are. */
export function PurchaseNow({ purchase }: PurchaseNowProps) {
  const t = useMessage();
  const money = useMoney();
  const current = purchase.status === 'running' && currentStep(purchase);
  if (!current) return null;
  const { step } = current;
  const isAsked = asksWallet(step, purchase);
  const isChecking = step === 'check';
  const title = isAsked ? 'purchase.now.wallet' : isChecking ? 'purchase.now.check' : 'purchase.now.chain';
  return (
    <div className={root} aria-hidden>
      <span className={classNames(mark, isAsked && asked)}>
        <Icon icon={isAsked ? Wallet : LoaderCircle} isTurning={!isAsked} />
      </span>
      <Stack gap="s">
        <Text size="title3">{t(title)}</Text>
        {!isChecking && (
          <Text size="small" tone="muted">
            {isAsked ? t(purchaseStepLabel(step, purchase, money.price)) : t('purchase.now.soon')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
