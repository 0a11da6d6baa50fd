import { BadgeCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { officialLine } from './Conversation.css.ts';
import { official } from './MessageBubble.css.ts';

/** What the mark on support's replies means: it cannot be had by a name, nor outside the app. */
export function OfficialLine() {
  const t = useMessage();
  return (
    <Text as="p" size="small" tone="muted" className={officialLine}>
      <Icon icon={BadgeCheck} size="s" className={official} />
      <span>{t('conversation.official.text')}</span>
    </Text>
  );
}
