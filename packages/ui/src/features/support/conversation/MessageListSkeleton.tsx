import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { bubble, sides } from './MessageBubble.css.ts';
import { list } from './MessageList.css.ts';

const places = ['own', 'support', 'own'] as const;

export function MessageListSkeleton() {
  const t = useMessage();
  return (
    <div className={list} aria-busy>
      <Text tone="muted">{t('conversation.loading')}</Text>
      {places.map((side, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
        <div key={place} className={classNames(bubble, sides[side])} aria-hidden>
          <Skeleton text="small" width="short" />
          <Skeleton text="body" width="long" />
          <Skeleton text="small" />
        </div>
      ))}
    </div>
  );
}
