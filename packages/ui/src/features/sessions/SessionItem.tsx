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
import { item } from './SessionList.css.ts';

export interface SessionItemProps {
  /** The browser as it names itself; `''` when it does not. */
  userAgent: string;
  /** ISO 8601, as all three. */
  createdAt: string;
  /** To the hour. */
  lastUsedAt: string;
  expiresAt: string;
  /** Whether it is this very session, which has no button: signing out is the wallet's. */
  isCurrent: boolean;
  /** Whether it is being ended. */
  isEnding: boolean;
  onEnd: () => void;
}

const facts = ['created', 'lastUsed', 'expires'] as const;

/** One place where the member is signed in: which browser, since when, and the way to end it. */
export function SessionItem({ userAgent, isCurrent, isEnding, onEnd, ...times }: SessionItemProps) {
  const t = useMessage();
  const name = browserName(userAgent);
  const device = name ? t('sessions.device', { ...name }) : t('sessions.unknown');
  const at = { created: times.createdAt, lastUsed: times.lastUsedAt, expires: times.expiresAt };
  return (
    <li className={item}>
      <Inline gap="s" alignItems="flex-start" justifyContent="space-between">
        <Inline gap="s" alignItems="flex-start" flexWrap="nowrap">
          <Icon icon={MonitorSmartphone} />
          <Stack gap="xs">
            <Inline gap="xs">
              <Text inline size="bodyStrong">
                {device}
              </Text>
              {isCurrent && <Badge tone="positive">{t('sessions.current')}</Badge>}
            </Inline>
            {facts.map((fact) => (
              <Text key={fact} as="p" size="small" tone="muted">
                {t(`sessions.${fact}`)} <Timestamp iso={at[fact]} detail="dateTime" size="small" />
              </Text>
            ))}
          </Stack>
        </Inline>
        {!isCurrent && (
          <Button
            size="s"
            isBusy={isEnding}
            onPress={onEnd}
            aria-label={t('sessions.endName', { device, date: times.createdAt.slice(0, 10) })}
          >
            {t('sessions.end')}
          </Button>
        )}
      </Inline>
    </li>
  );
}
