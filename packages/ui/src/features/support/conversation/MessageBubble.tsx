import { BadgeCheck, CheckCheck, Paperclip } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { bubble, file, files, foot, official, seen, sender, sides, words } from './MessageBubble.css.ts';
import type { Message } from './message.ts';

export interface MessageBubbleProps {
  message: Message;
}

/** One message: support at the inline start, the member at the inline end. Spec §2. */
export const MessageBubble = memo(function MessageBubble({ message }: MessageBubbleProps) {
  const t = useMessage();
  const { isOwn, text, attachments, sentAt, isSeen } = message;
  return (
    <li className={classNames(bubble, sides[isOwn ? 'own' : 'support'])}>
      <span className={sender}>
        <span>{t(isOwn ? 'conversation.you' : 'conversation.support')}</span>
        {!isOwn && (
          <Icon icon={BadgeCheck} size="s" label={t('conversation.official')} className={official} />
        )}
      </span>
      {text && (
        <p className={words} dir="auto">
          {text}
        </p>
      )}
      {attachments.length > 0 && (
        <ul className={files}>
          {attachments.map(({ name, url }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none ever moves.
            <li key={index} className={file}>
              <Icon icon={Paperclip} size="s" />
              {url === null ? (
                <span>{name}</span>
              ) : (
                <Link href={url} target="_blank" rel="noopener">
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {sentAt === null ? (
        <Text inline size="small" tone="muted">
          {t('conversation.sending')}
        </Text>
      ) : (
        <span className={foot}>
          <Timestamp iso={sentAt} detail="exact" size="small" tone="muted" />
          {isSeen && (
            <Text inline size="small" tone="muted" className={seen}>
              <Icon icon={CheckCheck} size="s" />
              <span>{t('conversation.seen')}</span>
            </Text>
          )}
        </span>
      )}
    </li>
  );
});
