import { levels, shortAddress } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { ShortText } from '../../primitives/short-text/ShortText.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { SponsorCard } from './SponsorCard.tsx';
import { useSponsor } from './useSponsor.ts';

export interface InvitationProps {
  /** The upline of the link. */
  upline: string;
}

/** The member whose link was opened, with the cost and the risk; a link that names nobody says so. */
export function Invitation({ upline }: InvitationProps) {
  const t = useMessage();
  const money = useMoney();
  const { sponsor, retry } = useSponsor(upline);
  if (sponsor.status !== 'known') return <SponsorCard sponsor={sponsor} onRetry={retry} />;
  const wallet = shortAddress(sponsor.walletId);
  const fees = { lowest: money.price(levels[0]?.fee ?? 0n), highest: money.price(levels.at(-1)?.fee ?? 0n) };
  return (
    <Stack gap="s">
      <Inline gap="s" flexWrap="nowrap">
        <Avatar wallet={sponsor.walletId} photo={sponsor.photo} />
        <Stack gap="xs">
          <Text as="p" inline size="bodyStrong">
            {t('access.invited', { name: sponsor.name || wallet })}
          </Text>
          <Text size="small" tone="muted">
            <ShortText whole={sponsor.walletId} short={wallet} />
          </Text>
        </Stack>
      </Inline>
      <Text as="p" inline size="small" tone="muted">
        {t('access.invited.text', fees)}
      </Text>
    </Stack>
  );
}
