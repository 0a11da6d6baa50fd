import { maximumTicketMessages } from '@upline/domain';
import { ArrowDown, BadgeCheck } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TicketRating } from '../rating/TicketRating.tsx';
import { SupportBanner } from '../SupportBanner.tsx';
import { useSecretGuard } from '../secrets/useSecretGuard.tsx';
import { footer, last, news, officialLine, thread } from './Conversation.css.ts';
import { ConversationNews } from './ConversationNews.tsx';
import { FullNotice } from './FullNotice.tsx';
import { official } from './MessageBubble.css.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageList } from './MessageList.tsx';
import type { Conversation } from './ticketQuery.ts';
import { Unsent } from './Unsent.tsx';
import { useNewest } from './useNewest.ts';
import { useReplying } from './useReplying.ts';
import { useTyping } from './useTyping.ts';

/** Explains the mark on support's replies: no name and no message outside the app has it. */
function OfficialLine() {
  const t = useMessage();
  return (
    <Text as="p" size="small" tone="muted" className={officialLine}>
      <Icon icon={BadgeCheck} size="s" className={official} />
      <span>{t('conversation.official.text')}</span>
    </Text>
  );
}

interface ClosedNoticeProps extends Pick<Conversation, 'rating'> {
  ticketId: string;
  /** The draft at the time support closed the ticket. */
  unsent: string;
}

/** Explains that a closed ticket accepts no messages. */
function ClosedNotice({ ticketId, rating, unsent }: ClosedNoticeProps) {
  const t = useMessage();
  return (
    <>
      <Callout title={t('conversation.closed')}>{t('conversation.closed.text')}</Callout>
      {rating && <TicketRating ticketId={ticketId} {...rating} />}
      <Unsent text={unsent} />
    </>
  );
}

export interface ConversationThreadProps {
  ticketId: string;
  conversation: Conversation;
}

/** The messages of a ticket and, unless it is closed, the composer. */
export function ConversationThread({ ticketId, conversation }: ConversationThreadProps) {
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { messages } = conversation;
  const newest = useNewest(root, end, messages.findLast(({ isOwn }) => !isOwn)?.key);
  const replying = useReplying(ticketId, messages);
  const { draft, setDraft, problem, refusal, status, onItsWay, uploadPercent } = replying;
  useTyping(ticketId, draft.text);
  const guard = useSecretGuard(() => input.current?.focus());
  const isClosed = conversation.status === 'closed';
  const isFull = messages.length >= maximumTicketMessages;

  // Focuses the input once; later messages leave the focus alone.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  // The input of a full ticket is removed; its focus moves to the thread.
  useEffect(() => {
    if (isFull && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isFull]);

  const shown = useMemo(() => {
    const isThere = onItsWay === null || messages.some(({ key }) => key === onItsWay.key);
    return isThere ? messages : [...messages, onItsWay];
  }, [messages, onItsWay]);

  function send() {
    newest.follow();
    replying.send();
  }

  function goToNewest() {
    newest.goToEnd();
    // The pressed button disappears and would drop the focus.
    (input.current ?? root.current)?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} tabIndex={-1} className={thread}>
      {messages.some(({ isOwn }) => !isOwn) && <OfficialLine />}
      <MessageList messages={shown} splits={conversation.splits} />
      <ConversationNews messages={messages} sending={status} />
      <div className={footer}>
        {newest.hasNews && (
          <Button size="s" tone="primary" icon={ArrowDown} className={news} onPress={goToNewest}>
            {t('conversation.newMessage')}
          </Button>
        )}
        {problem && <SupportBanner>{t(problem)}</SupportBanner>}
        {/* Until the refetched conversation has the new status. */}
        {refusal && !isClosed && !isFull && <SupportBanner>{t(refusal)}</SupportBanner>}
        {isClosed ? (
          <ClosedNotice ticketId={ticketId} rating={conversation.rating} unsent={draft.text} />
        ) : isFull ? (
          <FullNotice ticketId={ticketId} unsent={draft.text} />
        ) : (
          <MessageComposer
            draft={draft}
            onChange={setDraft}
            onSend={() => guard.pass(draft, send, replying.refuse)}
            isSending={status === 'pending'}
            uploadPercent={uploadPercent}
            progress={replying.progress}
            onCancel={replying.cancel}
            onRetry={replying.retry}
            inputRef={input}
          />
        )}
      </div>
      {guard.warning}
      <div ref={end} className={last} />
    </div>
  );
}
