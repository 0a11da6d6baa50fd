import { useEffect, useMemo, useRef } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { MessageComposer } from '../../patterns/message-composer/MessageComposer.tsx';
import { MessageList } from '../../patterns/message-list/MessageList.tsx';
import { SupportBanner } from '../../patterns/support-banner/SupportBanner.tsx';
import type { Conversation } from '../../queries/ticketQuery.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { footer, last, thread } from './Conversation.css.ts';
import { ConversationNews } from './ConversationNews.tsx';
import { useNewest } from './useNewest.ts';
import { useReplying } from './useReplying.ts';

export interface ConversationThreadProps {
  ticketId: string;
  conversation: Conversation;
}

/** The messages of a ticket and, unless it is closed, the way to add one. */
export function ConversationThread({ ticketId, conversation }: ConversationThreadProps) {
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const follow = useNewest(root, end);
  const { draft, setDraft, problem, send, status, onItsWay, uploadPercent } = useReplying(ticketId);
  const { messages } = conversation;
  const isClosed = conversation.status === 'closed';

  // Once, when the conversation is there; what comes later leaves the focus where it is.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const shown = useMemo(() => {
    const isThere = onItsWay === null || messages.some(({ key }) => key === onItsWay.key);
    return isThere ? messages : [...messages, onItsWay];
  }, [messages, onItsWay]);

  return (
    <div ref={root} className={thread}>
      <MessageList messages={shown} />
      <ConversationNews messages={messages} sending={status} />
      <div className={footer}>
        {problem && <SupportBanner>{t(problem)}</SupportBanner>}
        {isClosed ? (
          <ClosedNotice unsent={draft.text} />
        ) : (
          <MessageComposer
            draft={draft}
            onChange={setDraft}
            onSend={() => {
              follow();
              send();
            }}
            isSending={status === 'pending'}
            uploadPercent={uploadPercent}
            inputRef={input}
          />
        )}
      </div>
      <div ref={end} className={last} />
    </div>
  );
}
