import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Address } from '../../primitives/address/Address.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { CopyText } from '../../primitives/copy-text/CopyText.tsx';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { waiting as waitingStyle } from './ProfileInfo.css.ts';

interface ProfileIdentity {
  /** Checksummed. */
  wallet: string;
  /** The sponsor's wallet, checksummed; empty without one. */
  upline: string;
  /** The member ID, which every member has who can see their own profile. */
  memberId: string;
}

export interface ProfileInfoProps {
  /** `null` while it is on its way. */
  identity: ProfileIdentity | null;
}

/** What identifies a member: their wallet, their sponsor's wallet and their ID, each to be copied. Spec §2. */
export function ProfileInfo({ identity }: ProfileInfoProps) {
  const t = useMessage();
  const titleId = useId();
  const waiting = (
    <span className={waitingStyle}>
      <Skeleton text="mono" width="medium" />
    </span>
  );
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={!identity}>
      <Heading level={2} size="title3" id={titleId}>
        {t('profile.info.title')}
      </Heading>
      <DescriptionList
        items={[
          {
            term: t('profile.info.wallet'),
            details: identity ? <Address wallet={identity.wallet} /> : waiting,
          },
          {
            term: t('profile.info.upline'),
            details: !identity ? (
              waiting
            ) : identity.upline ? (
              <Address wallet={identity.upline} form="long" />
            ) : (
              t('profile.info.noUpline')
            ),
          },
          {
            term: t('profile.info.id'),
            details: identity ? <CopyText text={identity.memberId} /> : waiting,
          },
        ]}
      />
    </Card>
  );
}
