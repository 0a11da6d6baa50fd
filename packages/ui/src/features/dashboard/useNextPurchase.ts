import type { Position } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { type OpenPurchase, useOpenPurchase } from '../pools/levels/useOpenPurchase.tsx';

/** The purchase of the next level, for all buttons of the dashboard. */
export interface NextPurchase extends Pick<OpenPurchase, 'dialog' | 'place'> {
  position: Position | null;
  /** Opens the dialog, also during the purchase; `null` if no purchase is possible. */
  open: (() => void) | null;
}

/** @param next The purchasable level, `null` for none. */
export function useNextPurchase(wallet: string, next: Position | null): NextPurchase {
  const { pools, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const purchase = useReadable(pools.purchase);
  const { open, dialog, place } = useOpenPurchase(wallet);
  const canOpen = isOnline || purchase?.status === 'running';
  return { position: next, open: next !== null && canOpen ? () => open(next) : null, dialog, place };
}
