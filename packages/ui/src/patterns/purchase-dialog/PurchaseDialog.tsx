import { formatMoney, levelAt, type Position, type PurchaseState } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import type { Loadable } from '../loadable.ts';
import { TransactionSteps } from '../transaction-steps/TransactionSteps.tsx';
import { PurchaseTerms } from './PurchaseTerms.tsx';
import { PurchaseTermsSkeleton } from './PurchaseTermsSkeleton.tsx';
import type { PurchaseOffer } from './purchaseOffer.ts';

export interface PurchaseDialogProps {
  position: Position;
  isOpen: boolean;
  /** What the buyer is told before he pays; nothing can be bought before it is known. */
  offer: Loadable<PurchaseOffer>;
  /** The purchase of this level, once it was asked for. */
  purchase: PurchaseState | null;
  /** Starts the purchase, or starts it again after it failed. */
  onBuy: () => void;
  /** A purchase that runs goes on without the dialog. */
  onClose: () => void;
}

/** Buying one level: first what it costs and where that goes, then the steps. Spec §4. */
export function PurchaseDialog({ position, isOpen, offer, purchase, onBuy, onClose }: PurchaseDialogProps) {
  const t = useMessage();
  const phase = purchase?.status ?? 'offer';
  const fee = offer.status === 'loaded' ? offer.data.fee : levelAt(position).fee;
  const mainLabel = {
    offer: t('purchase.confirm', { price: formatMoney(fee) }),
    running: t('level.state.processing'),
    failed: t('common.retry'),
    succeeded: t('common.close'),
  }[phase];
  return (
    <Dialog
      title={t('purchase.title', { level: position })}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      actions={
        <>
          {phase !== 'succeeded' && (
            <Button onPress={onClose}>{t(phase === 'offer' ? 'common.cancel' : 'common.close')}</Button>
          )}
          <Button
            tone="primary"
            isDisabled={phase === 'offer' && offer.status !== 'loaded'}
            isBusy={phase === 'running'}
            onPress={phase === 'succeeded' ? onClose : onBuy}
          >
            {mainLabel}
          </Button>
        </>
      }
    >
      {purchase ? (
        <Stack gap="l">
          <TransactionSteps purchase={purchase} />
          {phase === 'running' && <Text tone="muted">{t('purchase.leave')}</Text>}
        </Stack>
      ) : offer.status === 'loaded' ? (
        <PurchaseTerms position={position} offer={offer.data} />
      ) : offer.status === 'loading' ? (
        <PurchaseTermsSkeleton />
      ) : (
        <LoadFailure onRetry={offer.onRetry} />
      )}
    </Dialog>
  );
}
