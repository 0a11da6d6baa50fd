import { Link, Timestamp } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { waitingPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import { actValuesText } from '../waiting/actValues.ts';
import { useFollowedActs } from '../waiting/waitingQuery.ts';

/** Number of acts in the overview. */
const most = 4;

/** Acts that wait for signers; links to their page. */
export function WaitingActs() {
  const d = useDeskMessage();
  const { waiting, isFailed } = useFollowedActs();
  return (
    <section className={styles.card} aria-label={d('desk.waiting')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>
          <Link tone="plain" href={waitingPath}>
            {d('desk.waiting')}
          </Link>
        </h2>
        {waiting && (
          <span className={styles.quiet}>{d('desk.waiting.count', { count: waiting.length })}</span>
        )}
      </div>
      {isFailed && <p className={styles.row}>{d('desk.waiting.failed')}</p>}
      {waiting && waiting.length > 0 && (
        <ul className={styles.rows}>
          {waiting.slice(0, most).map(({ id, act, values, who, at }) => (
            <li key={id} className={styles.row}>
              <span className={styles.stack}>
                <strong className={styles.act}>{d(`desk.act.${act}`)}</strong>
                <span className={styles.quiet}>{actValuesText(d, values)}</span>
                <span className={styles.quiet}>
                  <span>{d('desk.waiting.by', { who: who.name || who.walletId })}</span>{' '}
                  <Timestamp iso={at} detail="dateTime" size="small" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
