import { shortAddress } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { ShortText } from '../../primitives/short-text/ShortText.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { Sponsor } from './sponsor.ts';

export interface SponsorCardProps {
  sponsor: Sponsor;
  onRetry: () => void;
}

/** A newcomer's sponsor, shown before the signature. */
export function SponsorCard({ sponsor, onRetry }: SponsorCardProps) {
  const t = useMessage();
  switch (sponsor.status) {
    case 'none':
      return <Callout tone="info">{t('access.direct.noSponsor')}</Callout>;
    case 'loading':
      return (
        <Text as="p" tone="muted" role="status">
          {t('access.sponsor.loading')}
        </Text>
      );
    case 'unknown':
      return (
        <Callout tone="critical" isLive>
          {t('access.sponsor.unknown')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout
          tone="caution"
          isLive
          action={
            <Button size="s" onPress={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('access.sponsor.failed')}
        </Callout>
      );
    case 'known':
      return (
        <Stack as="section" gap="s" aria-label={t('access.direct.sponsor')}>
          <Text size="caption" tone="muted">
            {t('access.direct.sponsor')}
          </Text>
          <Inline gap="s" flexWrap="nowrap">
            <Avatar wallet={sponsor.walletId} photo={sponsor.photo} />
            <Stack gap="xs">
              <Text size="bodyStrong">{sponsor.name || t('common.anonymous')}</Text>
              <Text size="small" tone="muted">
                <ShortText whole={sponsor.walletId} short={shortAddress(sponsor.walletId)} />
              </Text>
            </Stack>
          </Inline>
        </Stack>
      );
  }
}
