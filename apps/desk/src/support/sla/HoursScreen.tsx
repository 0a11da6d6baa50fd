import { usualHours } from '@upline/domain';
import { Heading, Skeleton, Stack, Text, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { useAtDesk } from '../../shell/deskContext.ts';
import { hoursPath } from '../../shell/deskPaths.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { HoursForm } from './HoursForm.tsx';
import { history as historyStyle, page } from './HoursScreen.css.ts';
import { draftOf } from './hoursDraft.ts';
import { useHours } from './hoursQuery.ts';

/** Opening hours and targets: leads edit, agents read. */
export function HoursScreen() {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const { data, error, isFetching, refetch } = useHours();
  const isLead = me.roles.includes('lead');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const version = data?.current?.version ?? 0;
  return (
    <DeskFrame path={hoursPath} title={d('desk.hours.title')} keys={[]}>
      <div className={page}>
        {error && (
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.hours.failed')}
          </LoadFailed>
        )}
        {!data && !error && (
          <Stack gap="m" maxWidth="list" role="status" aria-label={d('desk.hours.loading')}>
            <Skeleton block="card" />
            <Skeleton block="card" />
          </Stack>
        )}
        {data && (
          <Stack gap="l">
            <HoursForm
              key={version}
              begun={draftOf(data.current ?? { ...usualHours, timeZone })}
              version={version}
              isReadOnly={!isLead}
              onLookAgain={() => void refetch()}
            />
            {data.history.length > 0 && (
              <Stack gap="s">
                <Heading level={2} size="title3">
                  {d('desk.hours.history')}
                </Heading>
                <ul className={historyStyle}>
                  {data.history.map(({ version: one, setBy, setAt }) => (
                    <li key={one}>
                      <Text inline size="small">
                        <span>
                          {d('desk.hours.version', { version: one, name: setBy.name || setBy.walletId })}
                        </span>{' '}
                      </Text>
                      <Timestamp iso={setAt} detail="dateTime" size="small" tone="muted" />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </Stack>
        )}
      </div>
    </DeskFrame>
  );
}
