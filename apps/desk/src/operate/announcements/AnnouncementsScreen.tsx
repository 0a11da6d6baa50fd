import { Button, EmptyState, LoadFailure, OperatorReason, Skeleton, Timestamp, TxLink } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { useAtDesk } from '../../shell/deskContext.ts';
import { announcementsPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import {
  type AnnouncedAct,
  refusalOf,
  useAnnouncements,
  useGiveReason,
  type WaitingReason,
} from './announcementsQuery.ts';

/** A saved reason, before its act is announced. */
function Waiting({ waiting }: { waiting: WaitingReason }) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const { mutate, isPending, isError, error } = useGiveReason();
  const { act, calls, reason, who, lapsesAt } = waiting;
  return (
    <li className={styles.row}>
      <span className={styles.stack}>
        <strong>{d(`desk.act.${act}`)}</strong>
        <OperatorReason reason={reason} />
        <span className={styles.quiet}>
          <span>{d('desk.told.by', { who: who.name || who.walletId, count: calls.length })}</span>{' '}
          <Timestamp iso={lapsesAt} detail="dateTime" size="small" />
        </span>
        {isError && <span role="alert">{refusalOf(error) ?? d('desk.act.told.notKept')}</span>}
      </span>
      {me.roles.includes('operator') && (
        <Button
          size="s"
          isBusy={isPending}
          busyLabel={d('desk.act.told.keeping')}
          aria-label={d('desk.told.takeBackOf', { act: d(`desk.act.${act}`) })}
          onPress={() => mutate({ act, calls, reason: '' })}
        >
          {d('desk.act.told.takeBack')}
        </Button>
      )}
    </li>
  );
}

function Told({ told: { message, facts, at, transaction, members } }: { told: AnnouncedAct }) {
  const d = useDeskMessage();
  const { explorer } = usePorts().balances;
  return (
    <li className={styles.row}>
      <span className={styles.stack}>
        <span>{message}</span>
        {'reason' in facts && facts.reason && <OperatorReason reason={facts.reason} />}
        <span className={styles.inline}>
          <Timestamp iso={at} detail="dateTime" size="small" />
          <span className={styles.quiet}>{d('desk.told.members', { count: members })}</span>
          <TxLink hash={transaction} {...(explorer && { explorer })} />
        </span>
      </span>
    </li>
  );
}

/** Announced operator acts, and reasons of acts not announced yet. */
export function AnnouncementsScreen() {
  const d = useDeskMessage();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAnnouncements();
  const waiting = data?.pages[0]?.waiting ?? [];
  const told = data?.pages.flatMap((page) => page.told) ?? [];
  return (
    <DeskFrame path={announcementsPath} title={d('desk.nav.announcements')} keys={[]}>
      <div className={styles.scroll}>
        <div className={styles.stack}>
          {error && <LoadFailure emptyText={d('desk.told.failed')} onRetry={() => void refetch()} />}
          {!data && !error && (
            <div role="status" aria-label={d('desk.told.loading')} className={styles.stack}>
              <Skeleton block="card" />
              <Skeleton block="card" />
            </div>
          )}
          {data && (
            <>
              <section className={styles.card} aria-label={d('desk.told.waiting')}>
                <div className={styles.head}>
                  <h2 className={styles.figure}>{d('desk.told.waiting')}</h2>
                </div>
                {waiting.length === 0 ? (
                  <p className={styles.row}>{d('desk.told.waiting.none')}</p>
                ) : (
                  <ul className={styles.rows}>
                    {waiting.map((one) => (
                      <Waiting key={one.id} waiting={one} />
                    ))}
                  </ul>
                )}
              </section>
              <section className={styles.card} aria-label={d('desk.told.title')}>
                <div className={styles.head}>
                  <h2 className={styles.figure}>{d('desk.told.title')}</h2>
                </div>
                {told.length === 0 ? (
                  <EmptyState title={d('desk.told.none')} />
                ) : (
                  <ul className={styles.rows}>
                    {told.map((one) => (
                      <Told key={`${one.transaction}${one.message}`} told={one} />
                    ))}
                  </ul>
                )}
                {hasNextPage && (
                  <div className={styles.row}>
                    <Button
                      isBusy={isFetchingNextPage}
                      busyLabel={d('desk.told.loading')}
                      onPress={() => void fetchNextPage()}
                    >
                      {d('desk.told.older')}
                    </Button>
                  </div>
                )}
              </section>
            </>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
