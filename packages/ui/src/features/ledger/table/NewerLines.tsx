import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { newer } from './LedgerLines.css.ts';

/**
 * Notice of lines that only a newer release of the app can show.
 * @param count 0 renders nothing.
 */
export function NewerLines({ count }: { count: number }) {
  const t = useMessage();
  if (count === 0) return null;
  return (
    <div className={newer}>
      <Callout tone="caution">{t('ledger.newer', { count })}</Callout>
    </div>
  );
}
