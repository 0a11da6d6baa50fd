import {
  changeText,
  groupChanges,
  Link,
  levelRanges,
  Sentence,
  Skeleton,
  Timestamp,
  useAdminChanges,
  useFigures,
  useMessage,
} from '@upline/ui';
import type { AdminChange } from '@upline/ui/ports';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { historyPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';

/** Number of acts in the overview. */
const most = 4;

/** One role act with its contracts. */
function LastAct({ changes }: { changes: readonly AdminChange[] }) {
  const t = useMessage();
  const figures = useFigures();
  const [change] = changes;
  if (!change) return null;
  const levels = changes.flatMap(({ position }) => position ?? []);
  return (
    <li className={styles.row}>
      <strong className={styles.act}>
        <Sentence {...changeText(change, figures)} />
      </strong>
      <span className={styles.quiet}>
        <span>{`${
          levels.length > 0
            ? t('transparency.roles.levels', { count: levels.length, levels: levelRanges(levels) })
            : t('transparency.registry')
        } · `}</span>
        <Timestamp iso={change.at} detail="dateTime" size="small" />
      </span>
    </li>
  );
}

/** Latest role acts from any sender; links to the full history. */
export function LastActs() {
  const d = useDeskMessage();
  const t = useMessage();
  const { data, error } = useAdminChanges();
  const groups = groupChanges(data?.changes ?? []).slice(0, most);
  return (
    <section className={styles.card} aria-label={d('desk.lastActs')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>
          <Link tone="plain" href={historyPath}>
            {d('desk.lastActs')}
          </Link>
        </h2>
      </div>
      {!data && !error && <Skeleton block="card" />}
      {!data && error && <p className={styles.row}>{d('desk.chain.silent')}</p>}
      {data && groups.length === 0 && <p className={styles.row}>{t('transparency.changes.empty')}</p>}
      <ul className={styles.rows}>
        {groups.map((changes) => (
          <LastAct
            key={changes.map(({ transaction, logIndex }) => `${transaction}:${logIndex}`).join()}
            changes={changes}
          />
        ))}
      </ul>
    </section>
  );
}
