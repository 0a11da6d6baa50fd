import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { useMessage } from '../../../../messages/useMessage.ts';
import { Sentence } from '../../../../patterns/sentence/Sentence.tsx';
import type { AdminChange } from '../../../../ports/poolProofs.ts';
import { Link } from '../../../../primitives/link/Link.tsx';
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx';
import { Timestamp } from '../../../../primitives/timestamp/Timestamp.tsx';
import { useAdminChanges } from '../../../transparency/changes/adminChangesQuery.ts';
import { changeText } from '../../../transparency/changes/changeText.tsx';
import { groupChanges } from '../../../transparency/changes/groupChanges.ts';
import { levelRanges } from '../../../transparency/section/levelRanges.ts';
import { useFigures } from '../../../transparency/section/useFigures.ts';
import { historyPath } from '../../frame/deskPaths.ts';
import * as styles from '../Operate.css.ts';

/** How many are shown beside the pools. */
const most = 4;

/** One act of a role, and where. */
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

/** What roles did last, from wherever it was sent; all of it stands on a page of its own. */
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
