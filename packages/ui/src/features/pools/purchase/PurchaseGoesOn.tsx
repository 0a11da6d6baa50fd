import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';

/** Tells a member on a broken page that their purchase continues. Draws nothing if no purchase is under way. */
export function PurchaseGoesOn() {
  const t = useMessage();
  const purchase = useReadable(usePorts().pools.purchase);
  if (purchase?.status !== 'running') return null;
  return <Callout tone="info">{t('purchase.goesOn', { level: purchase.position })}</Callout>;
}
