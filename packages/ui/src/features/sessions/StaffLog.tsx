import { paths } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { AccessLogList } from './AccessLogList.tsx';
import { useAccessLog } from './accessLogQuery.ts';

/** Lines beside the sessions. */
const newest = 5;

/** The latest staff access to the member's data, with a link to the whole log. */
export function StaffLog() {
  const t = useMessage();
  const titleId = useId();
  const log = loadableOf(useAccessLog(newest));
  const entries = log.status === 'loaded' ? (log.data.pages[0]?.entries ?? []) : [];
  return (
    <Panel as="section" aria-labelledby={titleId} aria-busy={log.status === 'loading'}>
      <PanelCell>
        <Stack gap="m">
          <PanelHead
            title={t('staffActs.title')}
            id={titleId}
            actions={<Link href={paths.accessLog}>{t('staffActs.all')}</Link>}
          />
          {log.status === 'loading' && <Skeleton block="row" />}
          {log.status === 'failed' && (
            <LoadFailure emptyText={t('staffActs.notLoaded')} onRetry={log.onRetry} />
          )}
          {log.status === 'loaded' && entries.length === 0 && <Text as="p">{t('staffActs.none')}</Text>}
          {entries.length > 0 && <AccessLogList entries={entries} />}
        </Stack>
      </PanelCell>
    </Panel>
  );
}
