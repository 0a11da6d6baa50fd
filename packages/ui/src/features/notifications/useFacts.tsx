import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import type { Description } from '../../primitives/description-list/DescriptionList.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../primitives/tx-link/TxLink.tsx';
import type { Notification } from './notificationsQuery.ts';

/** When a notification was written and the transaction that it is about, if there is one. */
export function useFacts({ timestamp, transaction }: Notification): Description[] {
  const t = useMessage();
  const { explorer } = usePorts().balances;
  const when = { term: t('notification.when'), details: <Timestamp iso={timestamp} detail="dateTime" /> };
  if (transaction === '') return [when];
  const link = <TxLink hash={transaction} {...(explorer && { explorer })} />;
  return [when, { term: t('notification.transaction'), details: link }];
}
