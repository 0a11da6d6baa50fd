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
  /** Tickets split off from this conversation, oldest first; each is shown at its time. */
  splits?: readonly SplitOff[];
}

const isMessage = (row: Message | SplitOff): row is Message => 'key' in row;

/** Messages in their order, each split before the first message written after it. */
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
 * The messages of a conversation. It is no live region, because that would announce the whole
 * thread; the parent announces new messages. Spec §2.
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
