import { shortAddress } from '@upline/domain';
import {
  Avatar,
  Button,
  Link,
  LoadFailure,
  RowSkeletons,
  SegmentedControl,
  Stack,
  Text,
  Timestamp,
} from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { who } from '../../oversight/Audit.css.ts';
import { staffCell, staffHead, staffRow, staffTable } from '../../oversight/Team.css.ts';
import { dataRequestPath } from '../../shell/deskPaths.ts';
import { type DeskDataRequest, type ShownRequests, useDataRequests } from './dataRequestsQuery.ts';
import { StateText } from './StateText.tsx';

export function DataRequestList() {
  const d = useDeskMessage();
  const [show, setShow] = useState<ShownRequests>('open');
  const { data, error, refetch, ...query } = useDataRequests(show);
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <Stack gap="m">
      <SegmentedControl
        label={d('desk.data.show')}
        segments={[
          { value: 'open', label: d('desk.data.show.open') },
          { value: 'answered', label: d('desk.data.show.answered') },
        ]}
        value={show}
        onChange={setShow}
      />
      {error && <LoadFailure emptyText={d('desk.data.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons label={d('desk.data.loading')} />}
      {data && requests.length === 0 && <Text as="p">{d(`desk.data.none.${show}`)}</Text>}
      {requests.length > 0 && <Requests requests={requests} />}
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {d('desk.data.more')}
        </Button>
      )}
    </Stack>
  );
}

function Requests({ requests }: { requests: readonly DeskDataRequest[] }) {
  const d = useDeskMessage();
  const heads = ['member', 'asks', 'asked', 'due', 'state'] as const;
  return (
    <table className={staffTable} aria-label={d('desk.nav.data')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={staffHead}>
              {d(`desk.data.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => {
          const { id, kind, member, createdAt, dueAt } = request;
          const name = member.name || member.id || shortAddress(member.walletId);
          return (
            <tr key={id} className={staffRow}>
              <th scope="row" className={staffCell}>
                <span className={who}>
                  <Avatar wallet={member.walletId} photo={member.photo} size="xs" />
                  <Link
                    href={dataRequestPath(id)}
                    aria-label={d('desk.data.open', { name, asks: d(`desk.data.kind.${kind}`) })}
                  >
                    {name}
                  </Link>
                </span>
              </th>
              <td className={staffCell}>{d(`desk.data.kind.${kind}`)}</td>
              <td className={staffCell}>
                <Timestamp iso={createdAt} detail="date" size="small" />
              </td>
              <td className={staffCell}>
                <Timestamp iso={dueAt} detail="date" size="small" />
              </td>
              <td className={staffCell}>
                <StateText request={request} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
