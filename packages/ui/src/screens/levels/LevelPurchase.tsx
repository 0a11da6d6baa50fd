import type { Position } from '@upline/domain';
import { PurchaseDialog } from '../../patterns/purchase-dialog/PurchaseDialog.tsx';
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
  const { pools } = usePorts();
  const running = useReadable(pools.purchase);
  const purchase = running?.position === position ? running : null;
  const offer = usePurchaseOffer(wallet, isOpen && !purchase ? position : null);

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
      onBuy={() => {
        if (purchase) pools.dismiss();
        pools.buy(position);
      }}
      onClose={close}
    />
  );
}
