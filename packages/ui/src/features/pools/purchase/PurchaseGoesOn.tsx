import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';

/** For a page that broke: a purchase that is under way does without it. Nothing while there is none. */
export function PurchaseGoesOn() {
  const t = useMessage();
  const purchase = useReadable(usePorts().pools.purchase);
  if (purchase?.status !== 'running') return null;
  return <Callout tone="info">{t('purchase.goesOn', { level: purchase.position })}</Callout>;
}
