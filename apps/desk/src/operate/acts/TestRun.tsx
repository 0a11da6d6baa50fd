import { Address, Badge, Button, Icon, useMessage } from '@upline/ui';
import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import type { ActDraft } from '../operatePort.tsx';

export interface TestRunProps {
  draft: ActDraft;
  /** True if the test is too old to send. */
  isStale: boolean;
  isTesting: boolean;
  onTest: () => void;
}

interface CheckProps {
  isGood: boolean;
  children: ReactNode;
}

function Check({ isGood, children }: CheckProps) {
  return (
    <li className={styles.inline}>
      <Icon
        icon={isGood ? CircleCheck : CircleX}
        size="s"
        className={isGood ? styles.mark.good : styles.mark.bad}
      />
      {children}
    </li>
  );
}

/** Result of an act's simulation, with the failed check or refusal reason. Sends nothing. */
export function TestRun({ draft, isStale, isTesting, onTest }: TestRunProps) {
  const d = useDeskMessage();
  const t = useMessage();
  const { actor, role, refusals, test, calls, checks, block } = draft;
  const isThrough = test !== null && test.refused === null;
  return (
    <section className={styles.card} aria-label={d('desk.act.test')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.act.test.title')}</h2>
        <Badge tone={isThrough ? (isStale ? 'caution' : 'positive') : 'critical'}>
          {d(isThrough ? (isStale ? 'desk.act.test.old' : 'desk.act.test.through') : 'desk.act.test.refused')}
        </Badge>
      </div>
      <div className={styles.body} role="status" aria-busy={isTesting}>
        <ul className={styles.stack}>
          <Check isGood={actor !== null}>
            <span>{d('desk.act.test.holds', { role })}</span> {actor && <Address wallet={actor} />}
          </Check>
          {refusals.map((words) => (
            <Check key={words} isGood={false}>
              {d('desk.act.test.planFails', { why: words })}
            </Check>
          ))}
          {test?.refused && (
            <Check isGood={false}>
              {`${d('desk.act.test.wouldFail', { what: test.refused.what })} ${t(test.refused.failure.explanation ?? test.refused.failure.notice)}`}
            </Check>
          )}
          {isThrough &&
            checks.map(({ what, figure }) => (
              <Check key={what} isGood>
                <span>{what}</span> <span className={styles.quiet}>{figure}</span>
              </Check>
            ))}
          {isThrough && (
            <Check isGood>
              <span>{d('desk.act.test.calls', { count: calls.length })}</span>
              {test.gas !== null && <span>{` · ${d('desk.act.test.gas', { gas: Number(test.gas) })}`}</span>}
            </Check>
          )}
        </ul>
        <span className={styles.inline}>
          <span className={styles.quiet}>{d('desk.act.test.at', { block: Number(block) })}</span>
          <Button
            size="s"
            icon={RotateCcw}
            isBusy={isTesting}
            busyLabel={d('desk.act.test')}
            onPress={onTest}
          >
            {d('desk.act.test.again')}
          </Button>
        </span>
      </div>
    </section>
  );
}
