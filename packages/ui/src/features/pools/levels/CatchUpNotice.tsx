import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useLedgerCatchUp } from './useLedgerCatchUp.ts';

/** Brings the records up to the latest purchase, and says so when that takes long. */
export function CatchUpNotice() {
  const t = useMessage();
  const isBehind = useLedgerCatchUp(useWalletId());
  return (
    // It stands there before it says something: what comes together with its words is not read aloud everywhere.
    <Box display="contents" role="status">
      {isBehind && <Callout tone="info">{t('common.confirmedNotRecorded')}</Callout>}
    </Box>
  );
}
