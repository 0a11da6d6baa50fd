import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useLedgerCatchUp } from '../../queries/useLedgerCatchUp.ts';
import { useWalletId } from '../../queries/useWalletId.ts';

/** Brings the records up to the latest purchase, and says so when that takes long. */
export function CatchUpNotice() {
  const t = useMessage();
  const isBehind = useLedgerCatchUp(useWalletId());
  return isBehind ? (
    <Callout tone="info" isLive>
      {t('common.confirmedNotRecorded')}
    </Callout>
  ) : null;
}
