import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { useOperator } from '../../../queries/useOperator.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { ParticipationTable } from '../../pools/participation/ParticipationTable.tsx';
import { IncomeSummary } from '../IncomeSummary.tsx';
import { ProfileHeader } from '../ProfileHeader.tsx';
import { activatedIn, type Profile } from '../read/profileQuery.ts';
import { photoOf } from './photoOf.ts';
import { SponsorIdLine } from './SponsorIdLine.tsx';

export interface MemberSummaryProps {
  title: string;
  member: Profile;
}

/** The content of a loaded member page. */
export function MemberSummary({ title, member }: MemberSummaryProps) {
  const reader = useWalletId();
  const isOperator = useOperator();
  const { photo, walletId, uplineId, incomes, participations } = member;
  const isReader = uplineId !== '' && uplineId.toLowerCase() === reader.toLowerCase();
  return (
    <>
      <Panel>
        <ProfileHeader
          title={title}
          person={{ wallet: walletId, photo: photoOf(photo), activated: activatedIn(member), isOwn: false }}
        />
        <IncomeSummary whose="member" incomes={incomes} />
        <PanelCell>
          <SponsorIdLine uplineId={uplineId} isReader={isReader} isOfOperator={isOperator(walletId)} />
        </PanelCell>
      </Panel>
      <ParticipationTable whose="member" participations={participations} />
    </>
  );
}
