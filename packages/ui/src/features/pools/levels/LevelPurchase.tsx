import type { PayoutTransfer, Position } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import { walletsIn } from '../../../patterns/fee-split-bar/feeRows.ts';
import type { PurchaseTerms } from '../../../ports/pools.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { AskAbove } from '../../network/enrolment/AskAbove.tsx';
import { ShareLinkLater } from '../../network/share/ShareLinkLater.tsx';
import { useSharing } from '../../network/share/useSharing.ts';
import { usePeople } from '../../profile/read/usePeople.ts';
import { MissingMoney } from '../purchase/MissingMoney.tsx';
import { PurchaseDialog } from '../purchase/PurchaseDialog.tsx';
import { markShown } from '../steps/shownResults.ts';
import { hasWalletRemedy, WalletRemedy } from '../steps/WalletRemedy.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { usePurchaseFinal } from './purchaseFinalQuery.ts';
import { usePurchasePreview } from './purchasePreviewQuery.ts';
import { usePaidFee } from './usePaidFee.ts';
import { usePoolPlace } from './usePoolPlace.ts';
import { usePurchaseOffer } from './usePurchaseOffer.ts';
import { useRevocation } from './useRevocation.ts';

/** Delay of a check before it counts as slow, in milliseconds. */
const patience = 4000;

/** True after `patience` of waiting. */
function useSlowness(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

export interface LevelPurchaseProps {
  wallet: string;
  position: Position;
  isOpen: boolean;
  onClose: () => void;
}

/** The purchase of one level: terms, simulation, payment and confirmation. */
export function LevelPurchase({ wallet, position, isOpen, onClose }: LevelPurchaseProps) {
  const { pools, balances } = usePorts();
  const running = useReadable(pools.purchase);
  const purchase = running?.position === position ? running : null;
  const isOffered = isOpen && !purchase;
  const offer = usePurchaseOffer(wallet, isOffered ? position : null);
  const terms: PurchaseTerms | null =
    isOffered && offer.status === 'loaded' && !offer.data.asksForTerms
      ? { fee: offer.data.fee, binds: offer.data.binds }
      : null;
  const looked = usePurchasePreview(wallet, position, terms);
  const check = () => void looked.refetch();
  // A failed refetch clears the earlier preview, because money is about to move.
  const preview = loadableOf(looked.isError ? { ...looked, data: undefined } : looked);
  const isSlow = useSlowness(terms !== null && preview.status === 'loading');
  const { revocation, revoke, forget } = useRevocation(position, check);

  const isBought = isOpen && purchase?.status === 'succeeded';
  const isFinal = usePurchaseFinal(wallet, isBought ? position : null);
  const place = usePoolPlace(wallet, isBought ? position : null);

  const sharing = useSharing();
  useEffect(() => {
    // The open dialog shows the result. This effect runs before the toast's, because child effects
    // run first.
    if (isOpen && purchase && purchase.status !== 'running') markShown(purchase);
  }, [isOpen, purchase]);

  const agreed = useRef<PurchaseTerms>(null);
  const [shown, setShown] = useState<readonly PayoutTransfer[] | null>(null);
  const paid = usePaidFee(wallet, isBought ? purchase : null, shown);
  const legs = [
    ...((preview.status === 'loaded' && preview.data.legs) || []),
    ...((paid.status === 'loaded' && paid.data?.legs) || []),
  ];
  const who = usePeople(walletsIn(legs));

  function buy() {
    // The chain may record another sponsor than the server expects; the preview has shown that
    // sponsor.
    if (terms && looked.data) {
      const { binds, way, prompts, legs } = looked.data;
      setShown(legs);
      agreed.current = { ...terms, binds, plan: { way, prompts } };
    }
    if (purchase) pools.dismiss();
    // Without agreed terms, as after a failed purchase from another page, the offer comes first.
    if (agreed.current) pools.buy(position, agreed.current);
  }

  function close() {
    if (purchase?.status === 'failed') pools.dismiss();
    if (revocation.status !== 'busy') forget();
    onClose();
  }

  return (
    <>
      <PurchaseDialog
        position={position}
        isOpen={isOpen}
        offer={offer}
        preview={preview}
        isSlow={isSlow}
        isChecking={looked.isFetching}
        onCheck={check}
        revocation={revocation}
        onRevoke={revoke}
        termsQuestion={<AcceptTerms />}
        askAbove={(member) => <AskAbove member={member} />}
        remedyOf={(failure) =>
          hasWalletRemedy(failure) ? <WalletRemedy failure={failure} onDone={check} /> : null
        }
        helpOf={(seen) => <MissingMoney position={position} preview={seen} wallet={wallet} />}
        purchase={purchase}
        isFinal={isFinal}
        place={place}
        paid={paid}
        who={who}
        onBuy={buy}
        onClose={close}
        onShare={sharing.open}
        explorer={balances.explorer}
      />
      <ShareLinkLater isOpen={sharing.isOpen} onClose={sharing.close} />
    </>
  );
}
