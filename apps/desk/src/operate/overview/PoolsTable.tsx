import { Badge, Money, PoolBadge, Table, type TableColumn } from '@upline/ui';
import { Ban, Circle, CirclePause, Clock } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { timeLeft } from '../chainTime.ts';
import * as styles from '../Operate.css.ts';
import type { PoolAtWork } from '../operatePort.tsx';

/** State of a pool and its next change, at most two badges. @param now Chain time, seconds. */
function PoolState({ pool, now }: { pool: PoolAtWork; now: bigint }) {
  const d = useDeskMessage();
  const { isStarted, isRetired, pausedUntil, pendingTerms, pendingRetirement } = pool;
  if (!isStarted) return <Badge icon={Circle}>{d('desk.pool.notStarted')}</Badge>;
  if (isRetired) return <Badge icon={Ban}>{d('desk.pool.retired')}</Badge>;
  const isPaused = now < pausedUntil;
  return (
    <span className={styles.inline}>
      {isPaused ? (
        <Badge tone="caution" icon={CirclePause}>
          {d('desk.pool.paused', { left: timeLeft(d, pausedUntil - now) })}
        </Badge>
      ) : (
        <Badge tone="positive" icon={Circle}>
          {d('desk.pool.open')}
        </Badge>
      )}
      {pendingTerms && now < pendingTerms.expiresAt && (
        <Badge tone="info" icon={Clock}>
          {now < pendingTerms.readyAt
            ? d('desk.pool.termsIn', { left: timeLeft(d, pendingTerms.readyAt - now) })
            : d('desk.pool.termsReady')}
        </Badge>
      )}
      {pendingRetirement && now < pendingRetirement.expiresAt && (
        <Badge tone="caution" icon={Clock}>
          {now < pendingRetirement.readyAt
            ? d('desk.pool.endsIn', { left: timeLeft(d, pendingRetirement.readyAt - now) })
            : d('desk.pool.endReady')}
        </Badge>
      )}
    </span>
  );
}

const percent = (share: number) => `${share / 100}`;

/** All registered pools. @param now Chain time, seconds. */
export function PoolsTable({ pools, now }: { pools: readonly PoolAtWork[]; now: bigint }) {
  const d = useDeskMessage();
  const columns: readonly TableColumn<PoolAtWork>[] = [
    {
      id: 'level',
      label: d('desk.pools.level'),
      isRowHeader: true,
      cell: ({ position, kind }) => (
        <span className={styles.inline}>
          <span>{position}</span> <PoolBadge kind={kind} />
        </span>
      ),
    },
    {
      id: 'fee',
      label: d('desk.pools.fee'),
      align: 'end',
      cell: ({ terms }) => <Money units={terms.joiningFee} isPrice />,
    },
    {
      id: 'shares',
      label: d('desk.pools.shares'),
      align: 'end',
      cell: ({ terms: { referralShare, networkShare, operatorShare } }) =>
        [referralShare, networkShare, operatorShare].map(percent).join(' / '),
    },
    {
      id: 'places',
      label: d('desk.pools.places'),
      align: 'end',
      cell: ({ members }) => members.toLocaleString('en'),
    },
    { id: 'owed', label: d('desk.pools.owed'), align: 'end', cell: ({ owed }) => <Money units={owed} /> },
    {
      id: 'surplus',
      label: d('desk.pools.surplus'),
      align: 'end',
      cell: ({ held, owed }) => <Money units={held - owed} />,
    },
    { id: 'fund', label: d('desk.pools.fund'), align: 'end', cell: ({ fund }) => <Money units={fund} /> },
    { id: 'state', label: d('desk.pools.state'), cell: (pool) => <PoolState pool={pool} now={now} /> },
  ];
  return (
    <section className={styles.card} aria-label={d('desk.pools')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.pools')}</h2>
        <span className={styles.quiet}>{d('desk.pools.hint')}</span>
      </div>
      <Table label={d('desk.pools')} columns={columns} rows={pools} rowKey={({ address }) => address} />
    </section>
  );
}
