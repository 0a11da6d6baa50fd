import type { Position } from '@upline/domain';
import { useRef } from 'react';
import { PurchaseDialog } from '../../patterns/purchase-dialog/PurchaseDialog.tsx';
import type { PurchaseTerms } from '../../ports/pools.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { usePurchaseOffer } from './usePurchaseOffer.ts';

export interface LevelPurchaseProps {
  wallet: string;
  position: Position;
  isOpen: boolean;
  onClose: () => void;
}

/** The purchase of one level, from its terms to its confirmation. */
export function LevelPurchase({ wallet, position, isOpen, onClose }: LevelPurchaseProps) {
  const { pools, balances } = usePorts();
  const running = useReadable(pools.purchase);
  const purchase = running?.position === position ? running : null;
  const offer = usePurchaseOffer(wallet, isOpen && !purchase ? position : null);

  const agreed = useRef<PurchaseTerms>(null);

  function buy() {
    if (offer.status === 'loaded') agreed.current = { fee: offer.data.fee, binds: offer.data.binds };
    if (purchase) pools.dismiss();
    // A purchase that began on another page failed: its terms are shown again before it is tried again.
    if (agreed.current) pools.buy(position, agreed.current);
  }

  function close() {
    if (purchase?.status === 'failed') pools.dismiss();
    onClose();
  }

  return (
    <PurchaseDialog
      position={position}
      isOpen={isOpen}
      offer={offer}
      purchase={purchase}
      onBuy={buy}
      onClose={close}
      explorer={balances.explorer}
    />
  );
}
