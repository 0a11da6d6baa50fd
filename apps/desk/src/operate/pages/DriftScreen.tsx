import { Badge, EmptyState } from '@upline/ui';
import { CircleCheck } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { driftPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import { ReadFromChain } from '../ReadFromChain.tsx';

interface DifferencesProps {
  title: string;
  hint: string;
  tone: 'caution' | 'critical';
  differences: readonly string[];
}

function Differences({ title, hint, tone, differences }: DifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{title}</h2>
        <Badge tone={tone}>{differences.length}</Badge>
      </div>
      <p className={`${styles.body} ${styles.quiet}`}>{hint}</p>
      <ul className={styles.rows}>
        {differences.map((words) => (
          <li key={words} className={styles.row}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Differences from launch: allowed role changes, and faults. */
export function DriftScreen() {
  const d = useDeskMessage();
  return (
    <ReadFromChain path={driftPath} title={d('desk.health.drift')}>
      {({ faults, laterChanges }) =>
        faults.length + laterChanges.length === 0 ? (
          <EmptyState icon={CircleCheck} title={d('desk.drift.none')}>
            {d('desk.health.asLaunched')}
          </EmptyState>
        ) : (
          <>
            <Differences
              title={d('desk.drift.faults')}
              hint={d('desk.drift.faults.hint')}
              tone="critical"
              differences={faults}
            />
            <Differences
              title={d('desk.drift.changes')}
              hint={d('desk.drift.changes.hint')}
              tone="caution"
              differences={laterChanges}
            />
          </>
        )
      }
    </ReadFromChain>
  );
}
