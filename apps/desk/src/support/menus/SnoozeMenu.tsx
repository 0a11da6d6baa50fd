import { Button, Popover, TextField } from '@upline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { momentText } from '../due/momentText.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { laterTimes } from './laterTimes.ts';
import { byHand } from './Menus.css.ts';

export interface SnoozeMenuProps {
  trigger: ReactNode;
  /** End of the current snooze; `null` if not snoozed. */
  until?: string | null;
  /** Called with an ISO time; `null` ends the snooze. */
  onChoose: (until: string | null) => void;
}

const back = 'back';

/** Menu of times to snooze a ticket until; it then returns automatically. */
export function SnoozeMenu({ trigger, until = null, onChoose }: SnoozeMenuProps) {
  const d = useDeskMessage();
  return (
    <Popover isList label={d('desk.snooze.title')} trigger={trigger}>
      {(close) => {
        const choose = (next: string | null) => {
          close();
          onChoose(next);
        };
        return (
          <>
            <Times isSnoozed={until !== null} onChoose={choose} />
            <ByHand onChoose={choose} />
          </>
        );
      }}
    </Popover>
  );
}

function Times({ isSnoozed, onChoose }: { isSnoozed: boolean; onChoose: (until: string | null) => void }) {
  const d = useDeskMessage();
  const [times] = useState(() => laterTimes(new Date()));
  const ways = [
    ['desk.snooze.today', times.today],
    ['desk.snooze.tomorrow', times.tomorrow],
    ['desk.snooze.nextWeek', times.nextWeek],
  ] as const;
  const choices = ways.flatMap(([id, time]) =>
    time ? [{ id: time.toISOString(), label: d(id), detail: momentText(time) }] : [],
  );
  return (
    <ChoiceList
      label={d('desk.snooze.title')}
      choices={isSnoozed ? [{ id: back, label: d('desk.snooze.end') }, ...choices] : choices}
      onChoose={(id) => onChoose(id === back ? null : id)}
    />
  );
}

function ByHand({ onChoose }: { onChoose: (until: string) => void }) {
  const d = useDeskMessage();
  const [typed, setTyped] = useState('');
  const time = new Date(typed);
  const isTime = !Number.isNaN(time.getTime());
  const isPast = isTime && time.getTime() <= Date.now();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTime && !isPast) onChoose(time.toISOString());
  }

  return (
    <form className={byHand} onSubmit={submit}>
      <TextField
        type="datetime-local"
        label={d('desk.snooze.at')}
        value={typed}
        onChange={setTyped}
        {...(isPast && { errorMessage: d('desk.snooze.past') })}
      />
      <Button type="submit" size="s" isDisabled={!isTime || isPast}>
        {d('desk.snooze')}
      </Button>
    </form>
  );
}
