import { shortSponsor } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { CopyButton } from '../../../primitives/copy-button/CopyButton.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SponsorIdCardProps {
  /** The sponsor's wallet, checksummed; empty without one. */
  uplineId: string;
}

/** Under whom a member registered, by the ends of the wallet; the button copies all of it. Spec §2. */
export function SponsorIdCard({ uplineId }: SponsorIdCardProps) {
  const t = useMessage();
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} size="title3" id={titleId}>
        {t('member.sponsor')}
      </Heading>
      {uplineId === '' ? (
        <Text tone="muted">{t('profile.info.noUpline')}</Text>
      ) : (
        <Inline justifyContent="space-between">
          <Text>
            <ShortText whole={uplineId} short={shortSponsor(uplineId)} />
          </Text>
          <CopyButton text={uplineId} size="s" />
        </Inline>
      )}
    </Card>
  );
}
