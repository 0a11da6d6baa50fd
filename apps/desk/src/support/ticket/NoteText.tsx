import type { ReplyData } from '@upline/api';
import { mentionsIn } from '@upline/domain';
import { useWalletId } from '@upline/ui/queries';
import { isBy } from '../outbox/arrived.ts';
import { mention as mark } from './Ticket.css.ts';

export type NoteMention = NonNullable<ReplyData<'deskNote'>['mentions']>[number];

/** Text of a note with highlighted mentions. */
export function NoteText({ text, mentions }: { text: string; mentions: readonly NoteMention[] }) {
  const own = useWalletId();
  const found = mentionsIn(text, mentions);
  return (
    <>
      {found.map(({ start, end, people }, index) => (
        <span key={start}>
          <span>{text.slice(found[index - 1]?.end ?? 0, start)}</span>
          <span className={mark} data-own={people.some(({ who }) => isBy(own, who)) || undefined}>
            {text.slice(start, end)}
          </span>
        </span>
      ))}
      <span>{text.slice(found.at(-1)?.end ?? 0)}</span>
    </>
  );
}
