import { browserName } from '@upline/domain';
import { MonitorSmartphone } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { day, end, facts as factsStyle, item, mark } from './SessionList.css.ts';

export interface SessionItemProps {
  /** The browser's user agent; `''` without one. */
  userAgent: string;
  /** ISO 8601, like the next two. */
  createdAt: string;
  /** Rounded to the hour. */
  lastUsedAt: string;
  expiresAt: string;
  isCurrent: boolean;
  isEnding: boolean;
  onEnd: () => void;
  /** Ends the current session. */
  onSignOut: () => void;
}

const facts = [
  { fact: 'created', detail: 'dateTime' },
  { fact: 'lastUsed', detail: 'dateTime' },
  { fact: 'expires', detail: 'date' },
] as const;

/** One session: browser, start, and a button that ends it. */
export function SessionItem({
  userAgent,
  isCurrent,
  isEnding,
  onEnd,
  onSignOut,
  ...times
}: SessionItemProps) {
  const t = useMessage();
  const name = browserName(userAgent);
  const device = name ? t('sessions.device', { ...name }) : t('sessions.unknown');
  const at = { created: times.createdAt, lastUsed: times.lastUsedAt, expires: times.expiresAt };
  return (
    <li className={item}>
      <span className={mark}>
        <Icon icon={MonitorSmartphone} size="s" />
      </span>
      <Stack gap="s">
        <Inline gap="xs">
          <Text size="bodyStrong">{device}</Text>
          {isCurrent && <Badge>{t('sessions.current')}</Badge>}
        </Inline>
        <div className={factsStyle}>
          {facts.map(({ fact, detail }) => (
            <Text key={fact} inline size="small" tone="muted">
              <span>{t(`sessions.${fact}`)}</span>{' '}
              <Timestamp iso={at[fact]} detail={detail} size="small" className={day} />
            </Text>
          ))}
        </div>
      </Stack>
      {isCurrent ? (
        <Button size="s" className={end} onPress={onSignOut}>
          {t('sessions.signOut')}
        </Button>
      ) : (
        <Button
          size="s"
          className={end}
          isBusy={isEnding}
          onPress={onEnd}
          aria-label={t('sessions.endName', { device, date: times.createdAt.slice(0, 10) })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
