import {
  actForm,
  isBlank,
  joinNotifications,
  maximumReasonLength,
  type NotificationPayload,
  notificationText,
  type OperatorAct,
  plainName,
} from '@upline/domain';
import { Button, OperatorReason, TextArea } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import type { ActDraft } from '../operatePort.tsx';
import { notice } from './Act.css.ts';
import type { Reason } from './useReason.ts';

/** Maximum number of previews per act; those of further levels are alike. */
const most = 3;

export interface AnnouncementProps {
  act: OperatorAct;
  draft: ActDraft;
  reason: Reason;
}

/**
 * Messages to members after an act is final, drafted from its values; the operator writes only the
 * reason.
 */
export function Announcement({ act, draft: { told }, reason }: AnnouncementProps) {
  const d = useDeskMessage();
  const drafts: NotificationPayload[] = [];
  for (const { facts } of told) {
    const last = drafts.at(-1);
    const both = last && joinNotifications(last, facts);
    if (both) drafts.pop();
    drafts.push(both || facts);
  }
  const { text, setText, left, kept, isUnkept, isBusy, isFailed, refusal, keep, takeBack } = reason;
  return (
    <section className={styles.card} aria-label={d('desk.act.told')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.act.told.title')}</h2>
        {told.length > 0 && <span className={styles.quiet}>{d('desk.act.told.when')}</span>}
      </div>
      <div className={styles.body}>
        {told.length === 0 ? (
          <p>{d(actForm(act).isSilent ? 'desk.act.told.no' : 'desk.act.told.later')}</p>
        ) : (
          <>
            <ul className={styles.stack} aria-label={d('desk.act.told.preview')}>
              {drafts.slice(0, most).map((facts) => (
                <li key={notificationText(facts)} className={notice}>
                  <span>{notificationText(facts)}</span>
                  {!isBlank(text) && <OperatorReason reason={plainName(text)} />}
                </li>
              ))}
            </ul>
            {drafts.length > most && (
              <p className={styles.quiet}>{d('desk.act.told.more', { count: drafts.length - most })}</p>
            )}
            <TextArea
              label={d('desk.act.told.reason')}
              description={d('desk.act.told.reason.hint', { left })}
              minimumRows={2}
              maximumRows={5}
              maxLength={maximumReasonLength}
              value={text}
              onChange={setText}
            />
            <div className={styles.inline}>
              <Button
                size="s"
                isDisabled={!isUnkept}
                isBusy={isBusy}
                busyLabel={d('desk.act.told.keeping')}
                onPress={keep}
              >
                {d('desk.act.told.keep')}
              </Button>
              {kept && !isUnkept && (
                <Button size="s" tone="quiet" isDisabled={isBusy} onPress={takeBack}>
                  {d('desk.act.told.takeBack')}
                </Button>
              )}
              <span className={styles.quiet} role="status">
                {isFailed
                  ? (refusal ?? d('desk.act.told.notKept'))
                  : kept && !isUnkept
                    ? d('desk.act.told.kept', { who: kept.who.name || kept.who.walletId })
                    : ''}
              </span>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
