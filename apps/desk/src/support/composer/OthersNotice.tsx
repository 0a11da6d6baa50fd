import { Button, Icon } from '@upline/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Composer.css.ts';
import type { Presence } from './usePresence.ts';

type Other = Presence['others'][number];

const steps = [
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** @example ageText(20_400) // '20 seconds ago' */
function ageText(age: number): string {
  const [unit, length] = steps.find(([, one]) => age >= one) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(age / length), unit);
}

function Writer({ other: { who, age, draft } }: { other: Other }) {
  const d = useDeskMessage();
  const [isOpen, setOpen] = useState(false);
  const name = who.name || d('desk.ticket.support');
  return (
    <div className={styles.notice}>
      <Icon icon={Users} size="s" />
      <span className={styles.noticeWords} role="status">
        {d('desk.presence.writing', { name, age: ageText(age) })}
      </span>
      {draft !== '' && (
        <Button size="s" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {d(isOpen ? 'desk.presence.hideDraft' : 'desk.presence.showDraft')}
        </Button>
      )}
      {isOpen && draft !== '' && (
        <blockquote className={styles.draft} dir="auto">
          {draft}
        </blockquote>
      )}
    </div>
  );
}

/** Colleagues who are writing to the member, with their drafts. */
export function OthersNotice({ others }: Pick<Presence, 'others'>) {
  return others
    .filter(({ doing }) => doing === 'writing')
    .map((other) => <Writer key={other.who.walletId} other={other} />);
}

export interface RepliedNoticeProps {
  name: string;
  onRead: () => void;
  onSend: () => void;
}

/** Warns that a colleague replied first, because the draft may repeat that answer. */
export function RepliedNotice({ name, onRead, onSend }: RepliedNoticeProps) {
  const d = useDeskMessage();
  return (
    <div className={styles.notice}>
      <Icon icon={Users} size="s" />
      <span className={styles.noticeWords} role="status">
        {d('desk.presence.replied', { name: name || d('desk.ticket.support') })}
      </span>
      <Button size="s" tone="quiet" data-read onPress={onRead}>
        {d('desk.presence.readIt')}
      </Button>
      <Button size="s" tone="quiet" onPress={onSend}>
        {d('desk.presence.sendAnyway')}
      </Button>
    </div>
  );
}
