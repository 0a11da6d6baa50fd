import { highestPosition, paths } from '@upline/domain';
import { useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useOperator } from '../../queries/useOperator.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { EnrolmentNotice } from '../network/enrolment/EnrolmentNotice.tsx';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { ParticipationTable } from '../pools/participation/ParticipationTable.tsx';
import { AcceptedTerms } from './AcceptedTerms.tsx';
import { EditProfile } from './EditProfile.tsx';
import { IncomeSummary } from './IncomeSummary.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileInfo } from './ProfileInfo.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { activatedIn, type Profile, useProfile } from './read/profileQuery.ts';

export interface ProfileScreenProps {
  /** Build identifier, shown for support requests. @default '', hidden */
  build?: string;
  /** URL of the licences. @default '', none */
  licences?: string;
  /** Legal notice required by a part of the build. @default '' */
  notice?: string;
}

/** The member's own profile: identity, reached levels and income. Spec §2. */
export function ProfileScreen({ build = '', licences = '', notice = '' }: ProfileScreenProps) {
  const t = useMessage();
  const wallet = useWalletId();
  const loadable = loadableOf(useProfile(wallet));
  const profile = loadable.status === 'loaded' ? loadable.data : null;
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap="m">
      <CatchUpNotice />
      <EnrolmentNotice />
      {loadable.status === 'failed' ? (
        <>
          <PageHeader title={t('profile.title')} />
          <LoadFailure onRetry={loadable.onRetry} />
        </>
      ) : (
        <>
          <AboutPanel profile={profile} onEdit={() => setEditing(true)} />
          <ParticipationTable participations={profile?.participations ?? null} />
        </>
      )}
      <AcceptedTerms />
      <Text as="p">
        <Link href={paths.data}>{t('data.title')}</Link>
      </Text>
      {build && (
        <Text as="p" size="caption" tone="subtle">
          {t('system.build', { build })}
        </Text>
      )}
      {licences && (
        <Text as="p" size="caption">
          <Link href={licences} target="_blank" rel="noopener">
            {t('system.licences')}
          </Link>
        </Text>
      )}
      {notice && (
        <Text as="p" size="caption" tone="subtle" lang="en">
          {notice}
        </Text>
      )}
      {profile && (
        <EditProfile wallet={wallet} person={profile} isOpen={isEditing} onClose={() => setEditing(false)} />
      )}
    </Stack>
  );
}

interface AboutPanelProps {
  /** `null` while loading. */
  profile: Profile | null;
  onEdit: () => void;
}

/** Header, incomes and identity of the member on one panel. */
function AboutPanel({ profile, onEdit }: AboutPanelProps) {
  const t = useMessage();
  const isOperator = useOperator();
  const known = profile && { ...profile, activated: activatedIn(profile) };
  return (
    <Panel>
      <ProfileHeader
        title={known ? known.name || t('common.anonymous') : t('profile.title')}
        person={known && { ...known, wallet: known.walletId, isOwn: true }}
        onEdit={onEdit}
      />
      <IncomeSummary incomes={known?.incomes ?? null} />
      <PanelCells columns={{ phone: 1, tablet: 2 }}>
        <PanelCell>
          <ProfileInfo
            identity={
              known && {
                wallet: known.walletId,
                upline: known.uplineId,
                isOperator: isOperator(known.walletId),
                memberId: known.id,
              }
            }
          />
        </PanelCell>
        <PanelCell>
          <ProfileSummary
            figures={
              known && {
                level: highestPosition(known.activated),
                referrals: known.totalReferrals,
                tokens: known.energyTokens,
              }
            }
          />
        </PanelCell>
      </PanelCells>
    </Panel>
  );
}
