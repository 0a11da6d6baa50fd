import { MessagesSquare } from 'lucide-react';
import { memo } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { list } from './MessageList.css.ts';
import type { Message, SplitOff } from './message.ts';
import { SplitLine } from './SplitLine.tsx';

export interface MessageListProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** The tickets that were made of messages that stood here, oldest first; each has its line at its time. */
  splits?: readonly SplitOff[];
}

const isMessage = (row: Message | SplitOff): row is Message => 'key' in row;

/** Messages stay in their order; a line stands before the first one that was written after it. */
function rowsOf(messages: readonly Message[], splits: readonly SplitOff[]): (Message | SplitOff)[] {
  const rows: (Message | SplitOff)[] = [...messages];
  for (const split of splits) {
    const next = rows.findIndex((row) => isMessage(row) && (row.sentAt === null || row.sentAt > split.at));
    rows.splice(next < 0 ? rows.length : next, 0, split);
  }
  return rows;
}

const none: readonly SplitOff[] = [];

/**
 * A conversation. It announces nothing by itself, or a reader would hear the whole thread at once: who shows it
 * says what is new. Spec §2.
 */
export const MessageList = memo(function MessageList({ messages, splits = none }: MessageListProps) {
  const t = useMessage();
  return (
    <div role="log" aria-live="off" aria-label={t('conversation.messages')}>
      {messages.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={t('conversation.empty')} />
      ) : (
        <ol className={list}>
          {rowsOf(messages, splits).map((row) =>
            isMessage(row) ? (
              <MessageBubble key={row.key} message={row} />
            ) : (
              <SplitLine key={row.ticketId} split={row} />
            ),
          )}
        </ol>
      )}
    </div>
  );
});
