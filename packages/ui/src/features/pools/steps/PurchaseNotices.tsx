import type { PurchaseState } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';

export interface PurchaseNoticesProps {
  purchase: PurchaseState;
}

/** What is unusual about a purchase on its way: it is another page's, or was sent again. */
export function PurchaseNotices({ purchase }: PurchaseNoticesProps) {
  const t = useMessage();
  const isRunning = purchase.status === 'running';
  return (
    // It stands there before it says something: what comes together with its words is not read aloud everywhere.
    <Box display="contents" role="status">
      {isRunning && purchase.isResumed && (
        <Callout title={t('purchase.resumed.title')}>{t('purchase.resumed')}</Callout>
      )}
      {isRunning && purchase.isReplaced && <Callout>{t('purchase.replaced')}</Callout>}
    </Box>
  );
}
