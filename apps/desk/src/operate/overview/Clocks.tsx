import { shortAddress } from '@upline/domain';
import { Link, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { clocksPath } from '../../shell/deskPaths.ts';
import { isoOf, timeLeft } from '../chainTime.ts';
import * as styles from '../Operate.css.ts';
import type { ChainClock } from '../operatePort.tsx';

const withShortAddresses = (text: string) => text.replace(/0x[0-9a-fA-F]{40}/g, shortAddress);

export interface ClockListProps {
  clocks: readonly ChainClock[];
  /** Chain time, seconds. */
  now: bigint;
}

/** Deadlines: when each announced change becomes executable and when it expires. */
export function ClockList({ clocks, now }: ClockListProps) {
  const d = useDeskMessage();
  return (
    <ul className={styles.rows}>
      {clocks.map(({ what, from, until }) => (
        <li key={what} className={styles.row}>
          <span title={what}>{withShortAddresses(what)}</span>
          <strong>{now < from ? timeLeft(d, from - now) : d('desk.clock.now')}</strong>
          <span className={styles.quiet}>
            <span>{d('desk.clock.from')}</span> <Timestamp iso={isoOf(from)} detail="dateTime" size="small" />
            <span>{' · '}</span>
            {until === null ? (
              <span>{d('desk.clock.stays')}</span>
            ) : (
              <>
                <span>{d('desk.clock.until')}</span>{' '}
                <Timestamp iso={isoOf(until)} detail="dateTime" size="small" />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All deadlines, next one first. */
export function Clocks(props: ClockListProps) {
  const d = useDeskMessage();
  const { length } = props.clocks;
  return (
    <section className={styles.card} aria-label={d('desk.clocks')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>
          <Link tone="plain" href={clocksPath}>
            {d('desk.clocks')}
          </Link>
        </h2>
        <span className={styles.quiet}>{d('desk.clocks.running', { count: length })}</span>
      </div>
      {length > 0 && <ClockList {...props} />}
    </section>
  );
}
