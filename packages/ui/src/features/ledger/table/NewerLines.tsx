import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { newer } from './LedgerLines.css.ts';

/** That lines are left out which only a later release of the app can show. @param count None are left out for 0. */
export function NewerLines({ count }: { count: number }) {
  const t = useMessage();
  if (count === 0) return null;
  return (
    <div className={newer}>
      <Callout tone="caution">{t('ledger.newer', { count })}</Callout>
    </div>
  );
}
