import { EmptyState, LinkButton } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { useAtDesk } from './deskContext.ts';
import { areaOf, startOf } from './deskPaths.ts';

/** Page for unknown addresses. */
export function DeskMissing() {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const start = startOf(me.areas);
  return (
    <DeskFrame path="" title={d('desk.productName')} keys={[]}>
      <EmptyState
        title={d('desk.notFound')}
        action={
          <LinkButton href={start}>{d('desk.toArea', { area: d(`desk.area.${areaOf(start)}`) })}</LinkButton>
        }
      />
    </DeskFrame>
  );
}
