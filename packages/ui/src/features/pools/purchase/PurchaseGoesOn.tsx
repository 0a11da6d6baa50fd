import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';

/** Reports a running purchase on an error page. Renders nothing otherwise. */
export function PurchaseGoesOn() {
  const t = useMessage();
  const purchase = useReadable(usePorts().pools.purchase);
  if (purchase?.status !== 'running') return null;
  return <Callout tone="info">{t('purchase.goesOn', { level: purchase.position })}</Callout>;
}
