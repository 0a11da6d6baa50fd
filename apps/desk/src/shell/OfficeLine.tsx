import { workFrame as frame } from '@upline/ui/styling';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { dayAndTime } from '../support/due/dayAndTime.ts';
import { useViews } from './viewsQuery.ts';

/** Opening state of support and its next change; empty if no hours are set. */
export function OfficeLine() {
  const d = useDeskMessage();
  const office = useViews().data?.office;
  if (!office) return null;
  const { isOpen, changesAt } = office;
  const when = changesAt === null ? '' : dayAndTime(d, new Date(changesAt), new Date());
  return (
    <span className={frame.office}>
      {isOpen && when === ''
        ? d('desk.office.always')
        : d(`desk.office.${isOpen ? 'open' : 'closed'}`, { when })}
    </span>
  );
}
