import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { ParticipationList } from '../../pools/participation/ParticipationList.tsx';
import { IncomeSummary } from '../IncomeSummary.tsx';
import { ProfileHeader } from '../ProfileHeader.tsx';
import type { Profile } from '../profileQuery.ts';
import { photoOf } from './photoOf.ts';
import { SponsorIdCard } from './SponsorIdCard.tsx';

export interface MemberSummaryProps {
  member: Profile;
}

/** All that is shown of a member who was found. */
export function MemberSummary({ member }: MemberSummaryProps) {
  const t = useMessage();
  const incomeId = useId();
  const { name, photo, walletId, uplineId, incomes, participations } = member;
  return (
    <>
      <ProfileHeader person={{ name, photo: photoOf(photo) }}>
        <div>
          <Address wallet={walletId} />
        </div>
      </ProfileHeader>
      <SponsorIdCard uplineId={uplineId} />
      <Stack as="section" gap="m" aria-labelledby={incomeId}>
        <Heading level={2} size="title3" id={incomeId}>
          {t('profile.income.title')}
        </Heading>
        <IncomeSummary whose="member" incomes={{ status: 'loaded', data: incomes }} />
      </Stack>
      <ParticipationList
        whose="member"
        title={t('profile.participations.title')}
        emptyText={t('profile.participations.empty')}
        participations={{ status: 'loaded', data: participations }}
      />
    </>
  );
}
