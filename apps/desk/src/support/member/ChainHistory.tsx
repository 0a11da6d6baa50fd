import { Button, Skeleton, Stack, Text } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { ChainEventRow } from './ChainEventRow.tsx';
import { DecodedOutcome, type DecodedOutcomeProps } from './DecodedOutcome.tsx';
import { plainList } from './Member.css.ts';
import { useMemberChain } from './memberChainQuery.ts';

export interface ChainHistoryProps extends Pick<DecodedOutcomeProps, 'wallet' | 'onReply'> {
  /** Transaction of the ticket; `null` if none or not loaded. */
  transaction: DecodedOutcomeProps['data'] | null;
}

/** On-chain history of the member, newest first, below the ticket's decoded transaction. */
export function ChainHistory({ wallet, transaction, onReply }: ChainHistoryProps) {
  const d = useDeskMessage();
  const chain = useMemberChain(wallet);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = chain;
  const pages = data?.pages ?? [];
  const events = pages.flatMap((page) => page.events);
  const lowest = pages.find(({ allowancesFrom }) => allowancesFrom !== null)?.allowancesFrom;
  return (
    <Stack gap="s">
      {transaction && <DecodedOutcome data={transaction} wallet={wallet} onReply={onReply} />}
      {!data && !error && (
        <Stack gap="s" role="status" aria-label={d('desk.chain.loading')}>
          <Skeleton text="small" width="long" />
          <Skeleton text="small" width="long" />
          <Skeleton text="small" width="long" />
        </Stack>
      )}
      {error && !data && (
        <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
          {d('desk.chain.failed')}
        </LoadFailed>
      )}
      {data && events.length === 0 && <Text tone="muted">{d('desk.chain.empty')}</Text>}
      {events.length > 0 && (
        <ul className={plainList} aria-label={d('desk.chain.history')}>
          {events.map((event) => (
            <ChainEventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="s" isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {d('desk.queue.more')}
        </Button>
      )}
      {events.length > 0 && (
        <Text size="caption" tone="muted">
          <span>{d('desk.chain.shares')}</span>
          {lowest && <span>{` ${d('desk.chain.allowancesFrom', { block: Number(lowest) })}`}</span>}
        </Text>
      )}
    </Stack>
  );
}
