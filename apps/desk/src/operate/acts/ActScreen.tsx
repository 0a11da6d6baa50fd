import { type ActValues, actKindOf, actsOf, type OperatorAct } from '@upline/domain';
import { Badge, Button, Callout, LinkButton, Skeleton, useShortcuts, useTyped } from '@upline/ui';
import { useDeferredValue } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { kindPath } from '../../shell/areaLinks.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { actPath } from '../../shell/deskPaths.ts';
import { operateKeys } from '../../shell/Keys.tsx';
import * as styles from '../Operate.css.ts';
import { useHead, usePoolsAtWork } from '../operateQuery.ts';
import { ClockList } from '../overview/Clocks.tsx';
import { kinds, two } from './Act.css.ts';
import { ActForm } from './ActForm.tsx';
import { Announcement } from './Announcement.tsx';
import { testLasts, useAct } from './actQuery.ts';
import { Effect } from './Effect.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SendCard } from './SendCard.tsx';
import { TestRun } from './TestRun.tsx';
import { useReason } from './useReason.ts';

export interface ActScreenProps {
  act: OperatorAct;
  /** Values on mount, from the address, so that a link opens the same act. */
  values: ActValues;
  /** Updates the address. */
  onChange: (values: ActValues) => void;
}

const keyOf = (values: ActValues) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .toSorted(),
  );

/** One operator act: values, effects, test, waiting times, announcement and sending. */
export function ActScreen({ act, values: first, onChange }: ActScreenProps) {
  const d = useDeskMessage();
  const kind = actKindOf(act);
  const [values, change] = useTyped(first, keyOf, onChange);
  // Deferred so that not every key press requests a plan.
  const planned = useDeferredValue(values);
  const { data, error, isFetching, isPlaceholderData, refetch } = useAct(act, planned);
  const { data: at } = usePoolsAtWork();
  const { data: head } = useHead();
  const draft = data?.draft ?? null;
  // An announced change is executable within a time window.
  const isAnnouncement = draft?.waits.some(({ until }) => until !== null) ?? false;
  const isOld = isPlaceholderData || planned !== values;
  const isTesting = isFetching || isOld;
  const reason = useReason({ act, values, draft, isOld });
  const isStale = draft !== null && head !== undefined && head > draft.block + testLasts;
  const target = at?.pools.filter(({ position }) => `${position}` === values.pool) ?? [];
  const [pool] = target;
  const now = at?.at ?? 0n;
  useShortcuts({ t: () => void refetch() });
  return (
    <DeskFrame
      path={kindPath(kind)}
      title={d(`desk.act.${act}`)}
      detail={head !== undefined && <Badge>{d('desk.block', { block: Number(head) })}</Badge>}
      keys={operateKeys}
    >
      <div className={styles.scroll}>
        <div className={styles.withSending}>
          <div className={styles.stack}>
            <section className={styles.card} aria-label={d('desk.act.values')}>
              <div className={styles.head}>
                <h2 className={styles.figure}>{d('desk.act.values.title')}</h2>
                <nav aria-label={d(`desk.nav.${kind}`)} className={kinds}>
                  {actsOf(kind).map((one) => (
                    <LinkButton
                      key={one}
                      size="s"
                      href={actPath(one)}
                      tone={one === act ? 'soft' : 'quiet'}
                      {...(one === act && { 'aria-current': 'page' })}
                    >
                      {d(`desk.act.${one}`)}
                    </LinkButton>
                  ))}
                </nav>
              </div>
              <div className={styles.body}>
                <ActForm
                  act={act}
                  values={values}
                  faults={data?.faults ?? {}}
                  limits={act === 'terms-queue' ? (pool?.limits ?? null) : null}
                  onChange={change}
                />
                {error && (
                  <Callout
                    tone="critical"
                    isLive
                    action={<Button onPress={() => void refetch()}>{d('desk.ticket.tryAgain')}</Button>}
                  >
                    {`${d('desk.chain.silent')} ${d('desk.chain.sendOff')}`}
                  </Callout>
                )}
                {data && data.missing.length > 0 && <p className={styles.quiet}>{d('desk.act.fillIn')}</p>}
                {data?.nonsense && <Callout tone="critical">{data.nonsense}</Callout>}
                {!data && !error && (
                  <div role="status" aria-label={d('desk.chain.reading')}>
                    <Skeleton block="card" />
                  </div>
                )}
                {draft && <Effect draft={draft} />}
              </div>
            </section>
            {draft && (
              <>
                <div className={two}>
                  <TestRun
                    draft={draft}
                    isStale={isStale}
                    isTesting={isTesting}
                    onTest={() => void refetch()}
                  />
                  <section className={styles.card} aria-label={d('desk.act.when')}>
                    <div className={styles.head}>
                      <h2 className={styles.figure}>{d('desk.act.when.title')}</h2>
                      <span className={styles.quiet}>{d('desk.act.when.yours')}</span>
                    </div>
                    <p className={styles.row}>
                      {d(isAnnouncement ? 'desk.act.when.announced' : 'desk.act.when.mined')}
                    </p>
                    {draft.waits.length > 0 && <ClockList clocks={draft.waits} now={now} />}
                  </section>
                </div>
                <Announcement act={act} draft={draft} reason={reason} />
              </>
            )}
          </div>
          {draft && !error && (
            <div className={`${styles.stack} ${styles.stays}`}>
              <SendCard
                key={`${act}${draft.fingerprint}`}
                act={act}
                values={values}
                draft={draft}
                isStale={isStale}
                isTesting={isTesting}
                isReasonUnkept={reason.isUnkept}
              />
              <NextSteps draft={draft} />
              <Callout tone="info">{d('desk.send.never')}</Callout>
            </div>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
