import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Address } from '../../primitives/address/Address.tsx';
import { CopyText } from '../../primitives/copy-text/CopyText.tsx';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { value } from './ProfileInfo.css.ts';

interface ProfileIdentity {
  /** Checksummed. */
  wallet: string;
  /** The sponsor's wallet, checksummed; empty for a member who named none. */
  upline: string;
  /** True for the operator, the only member without a sponsor. */
  isOperator: boolean;
  memberId: string;
}

export interface ProfileInfoProps {
  /** `null` while loading. */
  identity: ProfileIdentity | null;
}

/** A member's wallet, sponsor's wallet and ID, each with a copy button. Spec §2. */
export function ProfileInfo({ identity }: ProfileInfoProps) {
  const t = useMessage();
  const titleId = useId();
  const waiting = (
    <span className={value}>
      <Skeleton text="mono" width="medium" />
    </span>
  );
  return (
    <Stack as="section" gap="l" aria-labelledby={titleId} aria-busy={!identity}>
      <PanelHead title={t('profile.info.title')} id={titleId} />
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
              t(identity.isOperator ? 'profile.info.noUpline' : 'profile.info.operator')
            ),
          },
          {
            term: t('profile.info.id'),
            details: identity ? <CopyText text={identity.memberId} /> : waiting,
          },
        ]}
      />
    </Stack>
  );
}
