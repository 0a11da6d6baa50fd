import { formatPrice, levelAt, type Position, type PurchaseState } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import type { Loadable } from '../loadable.ts';
import { PurchaseSteps } from '../transaction-steps/PurchaseSteps.tsx';
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
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** Buying one level: first what it costs and where that goes, then the steps. Spec §4. */
export function PurchaseDialog({
  position,
  isOpen,
  offer,
  purchase,
  explorer,
  ...props
}: PurchaseDialogProps) {
  const { onBuy, onClose } = props;
  const t = useMessage();
  const phase = purchase?.status ?? 'offer';
  const { fee } = levelAt(position);
  // Nobody pays another price than the one that the cards and the split are about.
  const isAsShown = offer.status === 'loaded' && offer.data.fee === fee;
  const mainLabel = {
    offer: t('purchase.confirm', { price: formatPrice(fee) }),
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
            isDisabled={phase === 'offer' && !isAsShown}
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
          <PurchaseSteps purchase={purchase} explorer={explorer} />
          {phase === 'running' && <Text tone="muted">{t('purchase.leave')}</Text>}
        </Stack>
      ) : (
        <Offer position={position} offer={offer} />
      )}
    </Dialog>
  );
}

function Offer({ position, offer }: Pick<PurchaseDialogProps, 'position' | 'offer'>) {
  const t = useMessage();
  if (offer.status === 'failed') return <LoadFailure onRetry={offer.onRetry} />;
  if (offer.status === 'loading') return <PurchaseTermsSkeleton />;
  const { fee } = levelAt(position);
  if (offer.data.fee !== fee) {
    const values = { price: formatPrice(offer.data.fee), known: formatPrice(fee) };
    return (
      <Callout tone="critical" isLive title={t('toast.invalidPurchase')}>
        {t('purchase.priceDiffers', values)}
      </Callout>
    );
  }
  return <PurchaseTerms position={position} offer={offer.data} />;
}
