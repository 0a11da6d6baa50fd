import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface TokenNewsProps {
  message: string;
  href: string;
  /** Called when the text enters or leaves the viewport; must be stable. */
  onSight: (isInSight: boolean) => void;
}

/** The newest unread notification. */
export function TokenNews({ message, href, onSight }: TokenNewsProps) {
  const t = useMessage();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!text.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && onSight(entry.isIntersecting), {
      threshold: 1,
    });
    observer.observe(text.current);
    return () => {
      observer.disconnect();
      onSight(false);
    };
  }, [onSight]);
  return (
    <Stack gap="s">
      <Inline gap="xs" flexWrap="nowrap">
        <Text inline tone="action">
          <Icon icon={Bell} size="s" />
        </Text>
        <Text size="small" tone="muted">
          {t('dashboard.tokens.news')}
        </Text>
      </Inline>
      <Text ref={text}>
        <Link href={href}>{message}</Link>
      </Text>
    </Stack>
  );
}
