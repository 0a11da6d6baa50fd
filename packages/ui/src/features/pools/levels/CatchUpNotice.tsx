import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useLedgerCatchUp } from './useLedgerCatchUp.ts';

/** Waits until the server has the latest purchase, and reports a long delay. */
export function CatchUpNotice() {
  const t = useMessage();
  const isBehind = useLedgerCatchUp(useWalletId());
  return (
    // Mounted before its text: some screen readers ignore a live region that appears with its
    // content.
    <Box display="contents" role="status">
      {isBehind && <Callout tone="info">{t('common.confirmedNotRecorded')}</Callout>}
    </Box>
  );
}
