import { highestPosition } from '@upline/domain';
import { useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { mapLoadable } from '../../patterns/loadable.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { PlaceNotice } from '../network/place/PlaceNotice.tsx';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { ParticipationList } from '../pools/participation/ParticipationList.tsx';
import { AcceptedTerms } from './AcceptedTerms.tsx';
import { EditProfile } from './EditProfile.tsx';
import { IncomeSummary } from './IncomeSummary.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileInfo } from './ProfileInfo.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { type Profile, useProfile } from './profileQuery.ts';

function summaryOf({ participations, totalReferrals, energyTokens }: Profile) {
  const activated = participations.filter((pool) => pool.isActivated).map((pool) => pool.position);
  return { level: highestPosition(activated), referrals: totalReferrals, tokens: energyTokens };
}

/** The member's own profile: who they are, how far they have come and what came in. Spec §2. */
export function ProfileScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const loadable = loadableOf(useProfile(wallet));
  const profile = loadable.status === 'loaded' ? loadable.data : null;
  const [isEditing, setEditing] = useState(false);
  const incomeId = useId();
  return (
    <Stack gap="l">
      <PageHeader title={t('profile.title')} />
      <CatchUpNotice />
      <PlaceNotice />
      {loadable.status === 'failed' ? (
        <LoadFailure onRetry={loadable.onRetry} />
      ) : (
        <>
          <ProfileHeader person={profile} onEdit={() => setEditing(true)} />
          <Grid columns={{ phone: 1, desktop: 2 }}>
            <ProfileInfo
              identity={
                profile && { wallet: profile.walletId, upline: profile.uplineId, memberId: profile.id }
              }
            />
            <ProfileSummary figures={profile && summaryOf(profile)} />
          </Grid>
          <Stack as="section" gap="m" aria-labelledby={incomeId}>
            <Heading level={2} size="title3" id={incomeId}>
              {t('profile.income.title')}
            </Heading>
            <IncomeSummary incomes={mapLoadable(loadable, ({ incomes }) => incomes)} />
          </Stack>
          <ParticipationList
            title={t('profile.participations.title')}
            emptyText={t('profile.participations.empty')}
            participations={mapLoadable(loadable, ({ participations }) => participations)}
          />
        </>
      )}
      <AcceptedTerms />
      {profile && (
        <EditProfile wallet={wallet} person={profile} isOpen={isEditing} onClose={() => setEditing(false)} />
      )}
    </Stack>
  );
}
