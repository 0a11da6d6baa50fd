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

/** The success mark, drawn once. */
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
  /** The offer; required for the purchase. */
  offer: Loadable<PurchaseOffer>;
  /** The preview from the chain; the purchase requires a successful one. */
  preview: Loadable<PurchasePreview>;
  /** True if the check is slow. @default false */
  isSlow?: boolean;
  /** True during a new check. @default false */
  isChecking?: boolean;
  onCheck: () => void;
  /** State of revoking an unlimited allowance. */
  revocation: Revocation;
  onRevoke: () => void;
  /**
   * Button that asks the member with the missing signature, so that the buyer's own sponsor can be
   * recorded.
   */
  askAbove?: (member: string) => ReactNode;
  /** The wallet remedy of a failure; nothing for other failures. */
  remedyOf?: (failure: Failure) => ReactNode;
  /** The ways to what a failing purchase lacks. */
  helpOf?: (preview: PurchasePreview) => ReactNode;
  /** The started purchase of this level; `null` before. */
  purchase: PurchaseState | null;
  /** True once the block of a successful purchase is final. @default false */
  isFinal?: boolean;
  /** The buyer's seat in the bought level. */
  place: PoolPlace;
  /** The split of the paid fee, from the transaction's events. */
  paid: PaidFee;
  /** Maps a wallet of the split to its member. */
  who: (wallet: string) => FeePerson;
  /** The terms with their checkbox, shown instead of an offer that requires acceptance. */
  termsQuestion: ReactNode;
  /** Starts or retries the purchase. */
  onBuy: () => void;
  /** Shares the member's link after the purchase. */
  onShare?: () => void;
  /** A running purchase continues after closing. */
  onClose: () => void;
  explorer?: string;
}

/** The purchase dialog of one level: the offer, then the steps. Spec §4. */
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
  // The price must equal the price on the cards and in the split.
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
  // The chain decides on the recorded sponsor.
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
        <PassedSponsor
          sponsor={binds}
          operator={offer.data.operator ?? null}
          unrecordable={unrecordable}
          action={askAbove?.(unrecordable.member)}
        />
      )}
      <PurchaseCheck {...checked} isSlow={isSlow} isChecking={isChecking} />
    </Stack>
  );
}
