import { MessagesSquare } from 'lucide-react';
import { memo } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { list } from './MessageList.css.ts';
import type { Message } from './message.ts';

export interface MessageListProps {
  /** Oldest first. */
  messages: readonly Message[];
}

/**
 * A conversation. It announces nothing by itself, or a reader would hear the whole thread at once: who shows it
 * says what is new. Spec §2.
 */
export const MessageList = memo(function MessageList({ messages }: MessageListProps) {
  const t = useMessage();
  return (
    <div role="log" aria-live="off" aria-label={t('conversation.messages')}>
      {messages.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={t('conversation.empty')} />
      ) : (
        <ol className={list}>
          {messages.map((message) => (
            <MessageBubble key={message.key} message={message} />
          ))}
        </ol>
      )}
    </div>
  );
});
