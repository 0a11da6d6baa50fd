import { shortAddress } from '@upline/domain';
import { Heading, LoadFailure, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { log, logLine } from './Team.css.ts';
import { useStaffLog } from './teamQuery.ts';

const nameOf = ({ name, walletId }: { name: string; walletId: string }) => name || shortAddress(walletId);

/** Role history, newest first. */
export function RoleLog() {
  const d = useDeskMessage();
  const { data, error, refetch } = useStaffLog();
  return (
    <>
      <Heading level={2} size="title3">
        {d('desk.team.log')}
      </Heading>
      {error && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{d('desk.team.log.none')}</p>}
      {data && data.length > 0 && (
        <ol className={log} aria-label={d('desk.team.log')}>
          {data.map(({ number, who, role, change, by, at }) => (
            <li key={number} className={logLine}>
              <span>
                {d(`desk.team.log.${change}`, {
                  by: nameOf(by),
                  name: nameOf(who),
                  role: d(`desk.team.role.${role}`),
                })}
              </span>
              <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
