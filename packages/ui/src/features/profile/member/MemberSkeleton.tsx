import { useMessage } from '../../../messages/useMessage.ts';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ParticipationTable } from '../../pools/participation/ParticipationTable.tsx';
import { IncomeSummary } from '../IncomeSummary.tsx';
import { ProfileHeader } from '../ProfileHeader.tsx';

export interface MemberSkeletonProps {
  /** The page's title, as far as known. */
  title: string;
}

export function MemberSkeleton({ title }: MemberSkeletonProps) {
  const t = useMessage();
  return (
    <>
      <Panel>
        <ProfileHeader
          title={title}
          person={null}
          waiting={
            <Text size="small" tone="muted" role="status">
              {t('member.loading')}
            </Text>
          }
        />
        <IncomeSummary whose="member" incomes={null} />
        <PanelCell aria-hidden>
          <Skeleton text="mono" width="long" />
        </PanelCell>
      </Panel>
      <ParticipationTable whose="member" participations={null} />
    </>
  );
}
