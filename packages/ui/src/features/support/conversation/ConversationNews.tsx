import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Message } from './message.ts';

export interface ConversationNewsProps {
  messages: readonly Message[];
  /** State of the member's latest message; a banner shows its failure. */
  sending: 'idle' | 'pending' | 'success' | 'error';
}

/** Announces that a message was sent and what support replied. */
export function ConversationNews({ messages, sending }: ConversationNewsProps) {
  const t = useMessage();
  const [news, setNews] = useState('');
  const known = useRef<ReadonlySet<string>>(new Set(messages.map(({ key }) => key)));

  const tellSending = useEffectEvent(() => {
    if (sending === 'pending') setNews(t('conversation.sending'));
    if (sending === 'success') setNews(t('conversation.sent'));
    if (sending === 'error') setNews('');
  });
  useEffect(() => {
    if (sending !== 'idle') tellSending();
  }, [sending]);

  const tellAnswers = useEffectEvent(() => {
    const answers = messages.filter(({ key, isOwn }) => !isOwn && !known.current.has(key));
    known.current = new Set(messages.map(({ key }) => key));
    const words = answers.map(
      ({ text, attachments }) => text || attachments.map(({ name }) => name).join(', '),
    );
    if (words.length > 0) setNews(t('conversation.fromSupport', { message: words.join('\n') }));
  });
  useEffect(() => {
    if (messages.length > 0) tellAnswers();
  }, [messages]);

  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  );
}
