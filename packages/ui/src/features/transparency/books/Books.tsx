import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { Sheet } from '../section/Sheet.tsx';
import { Freshness } from './Freshness.tsx';
import { PoolBooksCards } from './PoolBooksCards.tsx';
import { PoolBooksTable } from './PoolBooksTable.tsx';
import { coverageOf, isAllCovered } from './poolBooks.ts';
import { isUnread, type PoolStatistics, usePoolStatistics } from './poolStatisticsQuery.ts';

function Loading() {
  const t = useMessage();
  return (
    <Stack gap="m">
      <Text size="small" tone="muted" role="status">
        {t('transparency.books.loading')}
      </Text>
      <Skeleton block="row" />
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}

/** Warns of pools that owe more than they hold, above the table. */
function Shortfall({ pools }: Pick<PoolStatistics, 'pools'>) {
  const t = useMessage();
  const count = pools.filter((pool) => coverageOf(pool).status === 'short').length;
  if (count === 0) return null;
  return (
    <Callout tone="critical" title={t('transparency.books.shortTitle', { count })}>
      {t('transparency.books.shortText')}
    </Callout>
  );
}

/** Paid in, paid out, held and owed amounts of every pool, with their delay behind the chain. */
export function Books() {
  const t = useMessage();
  const id = useId();
  const { explorer } = usePorts().balances;
  const { data, error, isError, refetch, dataUpdatedAt } = usePoolStatistics();
  // The rule of the totals is final if their block is, as under a closed account.
  const rule = data && data.block <= data.finalizedBlock ? 'final' : 'open';
  return (
    <Sheet labelledBy={id} isBusy={!(data || isError)}>
      <SectionHead id={id} title={t('transparency.books')} hint={t('transparency.books.hint')} />
      {data ? (
        <>
          <Freshness statistics={data} cameAt={dataUpdatedAt} />
          <Shortfall pools={data.pools} />
          {isAllCovered(data.pools) && <Text as="p">{t('transparency.books.covered')}</Text>}
          <Box display={{ phone: 'none', desktop: 'block' }}>
            <PoolBooksTable pools={data.pools} explorer={explorer} rule={rule} />
          </Box>
          <Box display={{ phone: 'block', desktop: 'none' }}>
            <PoolBooksCards pools={data.pools} explorer={explorer} rule={rule} />
          </Box>
        </>
      ) : isUnread(error) ? (
        <Callout
          tone="caution"
          isLive
          title={t('transparency.books.unread')}
          action={
            <Button size="s" onPress={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('transparency.books.unread.text')}
        </Callout>
      ) : isError ? (
        <Money units={null} />
      ) : (
        <Loading />
      )}
    </Sheet>
  );
}
