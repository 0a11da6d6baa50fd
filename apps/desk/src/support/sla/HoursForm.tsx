import { isTimeZone, slaKinds, type TicketPriority, ticketPriorities } from '@upline/domain';
import { Button, Callout, Heading, Stack, Text, TextField, useShowToast } from '@upline/ui';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './HoursScreen.css.ts';
import { type HoursDraft, hoursOf } from './hoursDraft.ts';
import { isSetMeanwhile, useSetHours } from './hoursQuery.ts';
import { holidaysIn, periodsIn, targetIn } from './hoursText.ts';

export interface HoursFormProps {
  /** Initial values. */
  begun: HoursDraft;
  /** Version to replace; 0 if none exists. */
  version: number;
  /** True for agents, who cannot edit. */
  isReadOnly: boolean;
  /** Called to load the hours that another lead saved. */
  onLookAgain: () => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function HoursForm({ begun, version, isReadOnly, onLookAgain }: HoursFormProps) {
  const d = useDeskMessage();
  const zones = useId();
  const [draft, setDraft] = useState(begun);
  const [isTried, setTried] = useState(false);
  const showToast = useShowToast();
  const { mutate, isPending, error } = useSetHours();
  const hours = hoursOf(draft);
  const { timeZone, week, holidays, targets } = draft;

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!hours) return;
    const onSuccess = () => showToast({ tone: 'positive', text: d('desk.hours.saved') });
    mutate({ ...hours, version }, { onSuccess });
  }

  function setTarget(priority: TicketPriority, kind: (typeof slaKinds)[number], text: string) {
    const changed = { ...targets, [priority]: { ...targets[priority], [kind]: text } };
    setDraft({ ...draft, targets: changed });
  }

  const wrong = (isWrong: boolean, words: 'zone' | 'periods' | 'days' | 'target') =>
    isTried && isWrong && { errorMessage: d(`desk.hours.wrong.${words}`) };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {version === 0 && <Callout>{d('desk.hours.none')}</Callout>}
      {isReadOnly && <Callout>{d('desk.hours.readOnly')}</Callout>}
      <Stack gap="m">
        <Heading level={2} size="title3">
          {d('desk.hours.open')}
        </Heading>
        <TextField
          label={d('desk.hours.zone')}
          description={d('desk.hours.zone.hint')}
          list={zones}
          value={timeZone}
          isReadOnly={isReadOnly}
          onChange={(next) => setDraft({ ...draft, timeZone: next })}
          {...wrong(!isTimeZone(timeZone), 'zone')}
        />
        <datalist id={zones}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Text size="small" tone="muted">
          {d('desk.hours.periods.hint')}
        </Text>
        <div className={styles.days}>
          {weekdays.map((weekday) => (
            <TextField
              key={weekday}
              label={d(`desk.hours.day.${weekday}`)}
              placeholder={d('desk.hours.closed')}
              value={week[weekday - 1] ?? ''}
              isReadOnly={isReadOnly}
              onChange={(next) => setDraft({ ...draft, week: week.with(weekday - 1, next) })}
              {...wrong(periodsIn(week[weekday - 1] ?? '') === null, 'periods')}
            />
          ))}
        </div>
        <TextField
          label={d('desk.hours.holidays')}
          description={d('desk.hours.holidays.hint')}
          value={holidays}
          isReadOnly={isReadOnly}
          onChange={(next) => setDraft({ ...draft, holidays: next })}
          {...wrong(holidaysIn(holidays) === null, 'days')}
        />
      </Stack>
      <Stack gap="m">
        <Heading level={2} size="title3">
          {d('desk.hours.targets')}
        </Heading>
        <Text size="small" tone="muted">
          {d('desk.hours.targets.hint')}
        </Text>
        <div className={styles.targets}>
          {ticketPriorities.toReversed().map((priority) => (
            <Fragment key={priority}>
              <div className={styles.priority} id={`${zones}-${priority}`}>
                {d(`desk.priority.${priority}`)}
              </div>
              {slaKinds.map((kind) => (
                <TextField
                  key={kind}
                  label={d(`desk.hours.target.${kind}`)}
                  aria-label={`${d(`desk.priority.${priority}`)}: ${d(`desk.hours.target.${kind}`)}`}
                  value={targets[priority][kind]}
                  isReadOnly={isReadOnly}
                  onChange={(next) => setTarget(priority, kind, next)}
                  {...wrong(targetIn(targets[priority][kind]) === null, 'target')}
                />
              ))}
            </Fragment>
          ))}
        </div>
      </Stack>
      {error && (
        <Callout
          tone="critical"
          isLive
          action={
            isSetMeanwhile(error) && (
              <Button size="s" onPress={onLookAgain}>
                {d('desk.hours.lookAgain')}
              </Button>
            )
          }
        >
          {d(isSetMeanwhile(error) ? 'desk.hours.meanwhile' : 'desk.hours.notSaved')}
        </Callout>
      )}
      {isTried && !hours && (
        <Callout tone="critical" isLive>
          {d('desk.hours.wrong')}
        </Callout>
      )}
      {!isReadOnly && (
        <div>
          <Button type="submit" tone="primary" isBusy={isPending}>
            {d('desk.hours.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
