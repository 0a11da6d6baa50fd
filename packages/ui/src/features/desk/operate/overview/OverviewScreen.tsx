import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { Badge } from '../../../../primitives/badge/Badge.tsx';
import { Button } from '../../../../primitives/button/Button.tsx';
import { Callout } from '../../../../primitives/callout/Callout.tsx';
import { useShortcuts } from '../../../../primitives/shortcuts/Shortcuts.tsx';
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx';
import { Timestamp } from '../../../../primitives/timestamp/Timestamp.tsx';
import { DeskFrame } from '../../frame/DeskFrame.tsx';
import { overviewPath } from '../../frame/deskPaths.ts';
import { operateKeys } from '../../frame/Keys.tsx';
import * as styles from '../Operate.css.ts';
import { useLedgerHealth, usePoolsAtWork } from '../operateQuery.ts';
import { Clocks } from './Clocks.tsx';
import { HealthCards } from './HealthCards.tsx';
import { Holders } from './Holders.tsx';
import { PoolsTable } from './PoolsTable.tsx';
import { isoOf } from './timeLeft.ts';

/** The pools at a glance, read from the chain by this browser. Nothing is sent from here. */
export function OverviewScreen() {
  const d = useDeskMessage();
  const { data: at, error, refetch } = usePoolsAtWork();
  const { data: health } = useLedgerHealth();
  useShortcuts({ t: () => void refetch() });
  return (
    <DeskFrame
      path={overviewPath}
      title={d('desk.nav.overview')}
      detail={at && <Badge>{d('desk.block', { block: Number(at.block) })}</Badge>}
      keys={operateKeys}
    >
      <div className={styles.scroll}>
        <div className={styles.stack}>
          {error && (
            <Callout
              tone="critical"
              isLive
              action={<Button onPress={() => void refetch()}>{d('desk.ticket.tryAgain')}</Button>}
            >
              {d('desk.chain.silent')}
              {at && (
                <>
                  {' '}
                  {d('desk.chain.figuresFrom', { block: Number(at.block) })}{' '}
                  <Timestamp iso={isoOf(at.at)} detail="dateTime" size="small" />
                </>
              )}
            </Callout>
          )}
          {!at && !error && (
            <div role="status" aria-label={d('desk.chain.reading')} className={styles.stack}>
              <div className={styles.health}>
                {['ledger', 'follower', 'solvency', 'drift'].map((name) => (
                  <Skeleton key={name} block="card" />
                ))}
              </div>
              <Skeleton block="card" />
            </div>
          )}
          {at && (
            <>
              <HealthCards at={at} health={health ?? null} />
              <div className={styles.withClocks}>
                <div className={styles.stack}>
                  <PoolsTable pools={at.pools} now={at.at} />
                  <Holders {...at} />
                </div>
                <Clocks clocks={at.clocks} now={at.at} />
              </div>
              <p className={styles.quiet}>{d('desk.operate.hint')}</p>
            </>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
