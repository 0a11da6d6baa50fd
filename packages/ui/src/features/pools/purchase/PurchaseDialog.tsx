import { type Failure, levelAt, type Position, type PurchaseState } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import type { FeePerson } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { PurchaseSteps } from '../steps/PurchaseSteps.tsx';
import { PassedSponsor } from './PassedSponsor.tsx';
import { PurchaseCheck } from './PurchaseCheck.tsx';
import { check, circle, main } from './PurchaseDialog.css.ts';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PurchaseFacts } from './PurchaseFacts.tsx';
import { PurchaseTerms } from './PurchaseTerms.tsx';
import { PurchaseTermsSkeleton } from './PurchaseTermsSkeleton.tsx';
import type { PaidFee } from './paidFee.ts';
import type { PoolPlace } from './poolPlace.ts';
import type { PurchaseOffer } from './purchaseOffer.ts';
import type { Revocation } from './revocation.ts';

/** The product's one celebration: a check that is drawn once. */
function PurchaseMark() {
  return (
    <svg className={circle} viewBox="0 0 72 72" focusable={false} aria-hidden>
      <path className={check} d="M24 37l9 9 16-20" pathLength={1} />
    </svg>
  );
}

export interface PurchaseDialogProps {
  position: Position;
  isOpen: boolean;
  /** What the buyer is told before they pay; nothing can be bought before it is known. */
  offer: Loadable<PurchaseOffer>;
  /** What the chain says that the purchase would be; nothing can be bought before it says that it goes through. */
  preview: Loadable<PurchasePreview>;
  /** Whether the chain's answer is long in coming. @default false */
  isSlow?: boolean;
  /** Whether the chain is being asked again. @default false */
  isChecking?: boolean;
  /** Asks the chain again what the purchase would be. */
  onCheck: () => void;
  /** How taking back an allowance without a limit stands. */
  revocation: Revocation;
  onRevoke: () => void;
  /** Has the member asked whose signature is missing so that the buyer's own sponsor could be recorded. */
  askAbove?: (member: string) => ReactNode;
  /** What can be done about a failure in the wallet; nothing for one that has other reasons. */
  remedyOf?: (failure: Failure) => ReactNode;
  /** The purchase of this level, once it was asked for. */
  purchase: PurchaseState | null;
  /** Whether the block of a purchase that succeeded can no longer be replaced. @default false */
  isFinal?: boolean;
  /** Where the buyer of a level that is bought stands. */
  place: PoolPlace;
  /** Where the fee of a level that is bought went, by the transaction's own events. */
  paid: PaidFee;
  /** Who is behind a wallet that gets a part of the fee. */
  who: (wallet: string) => FeePerson;
  /** What a buyer is asked first who has not accepted the terms in force; shown in the offer's place. */
  termsQuestion: ReactNode;
  /** Starts the purchase, or starts it again after it failed. */
  onBuy: () => void;
  /** Shares the member's link, once the level is theirs. */
  onShare?: () => void;
  /** A purchase that runs goes on without the dialog. */
  onClose: () => void;
  /** Address of the chain's explorer; absent on a chain that has none. */
  explorer?: string;
}

/** Buying one level: first what it costs and where that goes, then the steps. Spec §4. */
export function PurchaseDialog({
  position,
  isOpen,
  purchase,
  isFinal = false,
  place,
  paid,
  onBuy,
  onClose,
  onShare,
  ...offered
}: PurchaseDialogProps) {
  const { offer, preview, revocation, explorer } = offered;
  const t = useMessage();
  const money = useMoney();
  const phase = purchase?.status ?? 'offer';
  const { fee } = levelAt(position);
  // Nobody pays another price than the one that the cards and the split are about.
  const isAsShown = offer.status === 'loaded' && offer.data.fee === fee;
  const goesThrough = preview.status === 'loaded' && preview.data.failure === null;
  const isAsked = offer.status === 'loaded' && offer.data.asksForTerms === true;
  const canBuy = !isAsked && isAsShown && goesThrough && revocation.status !== 'busy';
  const mainLabel = {
    offer: t('purchase.confirm', { price: money.price(fee) }),
    running: t('common.close'),
    failed: t('common.retry'),
    succeeded: t('purchase.done'),
  }[phase];
  return (
    <Dialog
      title={t(phase === 'succeeded' ? 'purchase.yours' : 'purchase.title', { level: position })}
      mark={phase === 'succeeded' && <PurchaseMark />}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      keepsActions
      warning={
        phase === 'offer' && isAsShown && !isAsked && <Callout tone="caution">{t('purchase.risk')}</Callout>
      }
      actions={
        <>
          {phase === 'offer' && <Button onPress={onClose}>{t('common.cancel')}</Button>}
          {phase === 'failed' && <Button onPress={onClose}>{t('common.close')}</Button>}
          {phase === 'succeeded' && onShare && <Button onPress={onShare}>{t('share.actionName')}</Button>}
          <Button
            tone={phase === 'running' ? 'secondary' : 'primary'}
            className={main}
            isDisabled={phase === 'offer' && !canBuy}
            onPress={phase === 'succeeded' || phase === 'running' ? onClose : onBuy}
          >
            {mainLabel}
          </Button>
        </>
      }
    >
      {purchase ? (
        <Stack gap="l">
          {phase === 'succeeded' ? (
            <PurchaseDone
              purchase={purchase}
              isFinal={isFinal}
              place={place}
              paid={paid}
              who={offered.who}
              explorer={explorer}
            />
          ) : (
            <PurchaseSteps purchase={purchase} explorer={explorer} remedyOf={offered.remedyOf} />
          )}
          {phase === 'running' && <Text tone="muted">{t('purchase.leave')}</Text>}
        </Stack>
      ) : (
        <Offer position={position} {...offered} />
      )}
    </Dialog>
  );
}

type OfferProps = Omit<
  PurchaseDialogProps,
  'isOpen' | 'purchase' | 'isFinal' | 'place' | 'paid' | 'onBuy' | 'onClose' | 'onShare'
>;

function Offer({
  position,
  offer,
  termsQuestion,
  askAbove,
  isSlow = false,
  isChecking = false,
  who,
  ...checked
}: OfferProps) {
  const t = useMessage();
  const money = useMoney();
  if (offer.status === 'failed') return <LoadFailure onRetry={offer.onRetry} />;
  if (offer.status === 'loading') return <PurchaseTermsSkeleton />;
  if (offer.data.asksForTerms) return termsQuestion;
  const { fee } = levelAt(position);
  if (offer.data.fee !== fee) {
    const values = { price: money.price(offer.data.fee), known: money.price(fee) };
    return (
      <Callout tone="critical" isLive title={t('toast.invalidPurchase')}>
        {t('purchase.priceDiffers', values)}
      </Callout>
    );
  }
  const seen = checked.preview.status === 'loaded' ? checked.preview.data : null;
  // The chain has the last word on whom it records.
  const binds = seen?.binds ?? offer.data.binds;
  const unrecordable = seen?.unrecordable;
  return (
    <Stack gap="m" position="relative">
      <PurchaseTerms position={position} fee={fee} legs={seen?.legs ?? null} binds={binds} who={who} />
      <PurchaseFacts
        position={position}
        offer={{ ...offer.data, binds }}
        preview={seen}
        explorer={checked.explorer}
      />
      {unrecordable && binds && (
        <PassedSponsor sponsor={binds} unrecordable={unrecordable} action={askAbove?.(unrecordable.member)} />
      )}
      <PurchaseCheck {...checked} isSlow={isSlow} isChecking={isChecking} />
    </Stack>
  );
}
