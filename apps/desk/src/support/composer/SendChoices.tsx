import { type AfterReply, afterReply, longestDelay } from '@upline/domain';
import { Button, Dialog, IconButton, Popover, Stack, TextField } from '@upline/ui';
import { CalendarClock, Check, ChevronDown, CircleCheck, Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { laterTimes } from '../menus/laterTimes.ts';
import type { Sending } from './useDeskWriting.ts';

const icons = { pending: Clock, closed: CircleCheck };

/** Formats a value for `datetime-local`, in the reader's time zone. */
function fieldValue(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Message id of the send button, by the ticket's status after sending. */
export const afterWords = { pending: 'desk.ticket.send', closed: 'desk.send.close' } as const;

export interface SendChoicesProps {
  /** The ticket's status after sending with the main button. */
  after: AfterReply;
  isDisabled: boolean;
  onSend: (sending: Sending) => void;
}

/**
 * Menu of send options: leave the ticket open, close it, or send later. Marks the main button's
 * option.
 */
export function SendChoices({ after, isDisabled, onSend }: SendChoicesProps) {
  const d = useDeskMessage();
  const [time, setTime] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { tomorrow, nextWeek: monday } = laterTimes(new Date());

  function schedule(event: FormEvent) {
    event.preventDefault();
    const moment = new Date(time ?? '');
    const ahead = moment.getTime() - Date.now();
    // False for an invalid date too.
    if (!(ahead > 0 && ahead < longestDelay)) return setRefused(true);
    // Synchronous, because an open dialog pulls the focus back.
    flushSync(() => setTime(null));
    onSend({ later: moment });
  }

  return (
    <>
      <Popover
        label={d('desk.send.more')}
        isList
        placement="top end"
        trigger={
          <IconButton tone="soft" icon={ChevronDown} label={d('desk.send.more')} isDisabled={isDisabled} />
        }
      >
        {(close) => {
          const choose = (act: () => void) => () => {
            close();
            act();
          };
          return (
            <>
              {afterReply.map((one) => (
                <Button
                  key={one}
                  tone="quiet"
                  size="s"
                  icon={one === after ? Check : icons[one]}
                  aria-pressed={one === after}
                  onPress={choose(() => onSend({ after: one }))}
                >
                  {d(afterWords[one])}
                </Button>
              ))}
              <Button
                tone="quiet"
                size="s"
                icon={CalendarClock}
                onPress={choose(() => onSend({ later: tomorrow }))}
              >
                {d('desk.send.tomorrow')}
              </Button>
              {monday && (
                <Button
                  tone="quiet"
                  size="s"
                  icon={CalendarClock}
                  onPress={choose(() => onSend({ later: monday }))}
                >
                  {d('desk.send.monday')}
                </Button>
              )}
              <Button
                tone="quiet"
                size="s"
                icon={CalendarClock}
                onPress={choose(() => {
                  setRefused(false);
                  setTime(fieldValue(tomorrow));
                })}
              >
                {d('desk.send.chooseTime')}
              </Button>
            </>
          );
        }}
      </Popover>
      <Dialog
        title={d('desk.send.later')}
        isOpen={time !== null}
        onOpenChange={(isOpen) => setTime(isOpen ? fieldValue(tomorrow) : null)}
      >
        <form onSubmit={schedule} noValidate>
          <Stack gap="m">
            <TextField
              type="datetime-local"
              label={d('desk.send.time')}
              value={time ?? ''}
              onChange={setTime}
              {...(isRefused && { errorMessage: d('desk.send.time.wrong') })}
            />
            <Button type="submit" tone="primary">
              {d('desk.send.schedule')}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
