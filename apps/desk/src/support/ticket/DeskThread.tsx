import { attachmentName, isImageName } from '@upline/domain';
import { Icon, Link, Timestamp } from '@upline/ui';
import { Lock, Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { lineId, type WaitingReply } from '../composer/composerTicket.ts';
import { LeavesIn } from '../composer/LeavesIn.tsx';
import { EventLine, type TicketEvent } from '../timeline/EventLine.tsx';
import { useEvents } from '../timeline/useEvents.ts';
import type { DeskTicket } from './deskTicketQuery.ts';
import { type NoteMention, NoteText } from './NoteText.tsx';
import * as styles from './Ticket.css.ts';

interface Line {
  key: string;
  side: keyof typeof styles.message;
  by: string;
  text: string;
  attachments: readonly string[];
  at: string;
  isSeen: boolean;
  /** Set for a reply that is not sent yet. */
  waiting?: WaitingReply;
  event?: TicketEvent;
  mentions?: readonly NoteMention[];
}

/** Messages, notes and events in order of time. */
function linesOf(
  { messages, notes, waiting, member }: DeskTicket,
  events: readonly TicketEvent[],
  words: { anonymous: string; support: string },
): Line[] {
  const written = messages.map(
    ({ _id, isAdmin, message, attachments, createdAt, read, author }): Line => ({
      key: _id,
      side: isAdmin ? 'staff' : 'member',
      by: isAdmin ? author?.name || words.support : member.name || words.anonymous,
      text: message,
      attachments,
      at: createdAt,
      isSeen: isAdmin && read,
    }),
  );
  const noted = notes.map(
    ({ id, author, message, attachments, mentions = [], createdAt }): Line => ({
      key: id,
      side: 'note',
      mentions,
      by: author.name || words.support,
      text: message,
      attachments,
      at: createdAt,
      isSeen: false,
    }),
  );
  const unsent = waiting.map(
    (reply): Line => ({
      key: reply.id,
      side: 'staff',
      by: reply.author.name || words.support,
      text: reply.message,
      attachments: reply.attachments,
      at: reply.createdAt,
      isSeen: false,
      waiting: reply,
    }),
  );
  const happened = events.map(
    (event): Line => ({
      key: event.key,
      side: 'event',
      by: '',
      text: event.text,
      attachments: [],
      at: event.at,
      isSeen: false,
      event,
    }),
  );
  const said = [...written, ...noted, ...happened].toSorted((one, other) => one.at.localeCompare(other.at));
  return [...said, ...unsent];
}

export interface DeskThreadProps {
  ticket: DeskTicket;
  /** Time of the ticket's last fetch, milliseconds on this device's clock. */
  readAt: number;
}

/** Messages, notes and events of a ticket. Scrolls to the end until the user scrolls up. */
export function DeskThread({ ticket, readAt }: DeskThreadProps) {
  const d = useDeskMessage();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lines = linesOf(ticket, useEvents(ticket.ticketId), {
    anonymous: d('desk.ticket.anonymous'),
    support: d('desk.ticket.support'),
  });
  const newest = lines.at(-1)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line moves the end.
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'instant' });
  }, [newest]);

  return (
    <div
      ref={list}
      className={styles.scroll}
      role="log"
      aria-label={d('desk.ticket.messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < 40;
      }}
    >
      <ol className={styles.thread}>
        {lines.map(({ key, side, by, text, attachments, at, isSeen, waiting, event, mentions }) =>
          event ? (
            <li key={key} className={styles.message.event}>
              <EventLine event={event} />
            </li>
          ) : (
            <li key={key} id={lineId(key)} className={styles.message[side]}>
              <div className={styles.words[side]} data-waiting={waiting && ''}>
                {side === 'note' && (
                  <span className={styles.noteHead}>
                    <Icon icon={Lock} size="s" />
                    <span>{d('desk.ticket.note')}</span>
                  </span>
                )}
                <div dir="auto">{mentions ? <NoteText text={text} mentions={mentions} /> : text}</div>
                {attachments.map((url) => (
                  <div key={url}>
                    {isImageName(attachmentName(url)) && (
                      <img src={url} alt="" loading="lazy" className={styles.picture} />
                    )}
                    <Icon icon={Paperclip} size="s" />{' '}
                    <Link href={url} target="_blank" rel="noopener">
                      {attachmentName(url)}
                    </Link>
                  </div>
                ))}
              </div>
              <div className={styles.foot}>
                <span>{by}</span>
                {waiting ? (
                  <span aria-live="off">
                    {waiting.isStopped ? (
                      d('desk.outbox.notSent')
                    ) : (
                      <LeavesIn reply={waiting} readAt={readAt} />
                    )}
                  </span>
                ) : (
                  <Timestamp iso={at} detail="recent" size="caption" tone="muted" />
                )}
                {isSeen && <span>{d('desk.ticket.seen')}</span>}
              </div>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
