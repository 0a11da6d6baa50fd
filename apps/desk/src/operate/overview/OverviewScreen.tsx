import { Skeleton } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { overviewPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import { useLedgerHealth } from '../operateQuery.ts';
import { ReadFromChain } from '../ReadFromChain.tsx';
import { Clocks } from './Clocks.tsx';
import { HealthCards } from './HealthCards.tsx';
import { Holders } from './Holders.tsx';
import { LastActs } from './LastActs.tsx';
import { PoolsTable } from './PoolsTable.tsx';
import { WaitingActs } from './WaitingActs.tsx';

/** Placeholders of the four health cards. */
function NoHealthYet() {
  return (
    <div className={styles.health}>
      {['ledger', 'follower', 'solvency', 'drift'].map((name) => (
        <Skeleton key={name} block="card" />
      ))}
    </div>
  );
}

/** Overview of the pools, read from the chain by this browser. Sends nothing. */
export function OverviewScreen() {
  const d = useDeskMessage();
  const { data: health } = useLedgerHealth();
  return (
    <ReadFromChain path={overviewPath} title={d('desk.nav.overview')} skeleton={<NoHealthYet />}>
      {(at) => (
        <>
          <HealthCards at={at} health={health ?? null} />
          <div className={styles.withClocks}>
            <div className={styles.stack}>
              <PoolsTable pools={at.pools} now={at.at} />
              <Holders {...at} />
            </div>
            <div className={styles.stack}>
              <WaitingActs />
              <Clocks clocks={at.clocks} now={at.at} />
              <LastActs />
            </div>
          </div>
        </>
      )}
    </ReadFromChain>
  );
}
