import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { IncomeSummary } from '../../patterns/income-summary/IncomeSummary.tsx';
import { ParticipationList } from '../../patterns/participation-list/ParticipationList.tsx';
import { ProfileHeader } from '../../patterns/profile-header/ProfileHeader.tsx';
import { SponsorIdCard } from '../../patterns/sponsor-id-card/SponsorIdCard.tsx';
import { Address } from '../../primitives/address/Address.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import type { Profile } from '../../queries/profileQuery.ts';
import { photoOf } from './photoOf.ts';

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
