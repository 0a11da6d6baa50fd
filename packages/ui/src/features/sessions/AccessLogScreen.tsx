import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { AccessLogList } from './AccessLogList.tsx';
import { useAccessLog } from './accessLogQuery.ts';

/** Lines per request. */
const pageSize = 25;

/** All recorded staff access to the member's data. */
export function AccessLogScreen() {
  const t = useMessage();
  const query = useAccessLog(pageSize);
  const log = loadableOf(query);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('staffActs.title')} />
      <Panel>
        <PanelCell>
          <Text as="p" tone="muted">
            {t('staffActs.text')}
          </Text>
        </PanelCell>
        <PanelCell>
          {log.status === 'loading' && (
            <Stack gap="l" aria-busy="true">
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
              <Skeleton block="row" />
              <Skeleton block="row" />
            </Stack>
          )}
          {log.status === 'failed' && (
            <LoadFailure emptyText={t('staffActs.notLoaded')} onRetry={log.onRetry} />
          )}
          {log.status === 'loaded' && entries.length === 0 && <Text as="p">{t('staffActs.none')}</Text>}
          {entries.length > 0 && <AccessLogList entries={entries} />}
          {query.hasNextPage && (
            <Button isBusy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {t('staffActs.more')}
            </Button>
          )}
        </PanelCell>
      </Panel>
    </Stack>
  );
}
