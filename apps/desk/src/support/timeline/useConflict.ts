import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '@upline/ui/ports';
import { useWalletId } from '@upline/ui/queries';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { nameOf } from './eventWords.ts';
import { timelineQuery } from './timelineQuery.ts';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const steps = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** @example agoText(new Date(…)) // '5 seconds ago' */
function agoText(time: Date): string {
  const seconds = Math.max(1, Math.round((Date.now() - time.getTime()) / 1000));
  const [unit, length] = steps.find(([, one]) => seconds >= one) ?? steps[3];
  return relative.format(-Math.floor(seconds / length), unit);
}

/** Returns a function that describes who changed a ticket first, after a version conflict. */
export function useConflict(): (ticketId: string) => Promise<string> {
  const d = useDeskMessage();
  const { client } = usePorts();
  const queries = useQueryClient();
  const own = useWalletId();
  return async (ticketId) => {
    const told = await queries
      .fetchQuery({ ...timelineQuery(client, ticketId), staleTime: 0 })
      .catch(() => null);
    const last = told?.entries.at(-1);
    if (!last?.isStaff || last.who.walletId.toLowerCase() === own.toLowerCase()) {
      return d('desk.ticket.changedMeanwhile');
    }
    const hasTaken = last.changes.some(
      ({ field, after: [wallet] }) =>
        field === 'assignee' && wallet?.toLowerCase() === last.who.walletId.toLowerCase(),
    );
    const values = { who: nameOf(last.who, { d, own }), ago: agoText(new Date(last.at)) };
    return d(hasTaken ? 'desk.conflict.took' : 'desk.conflict.changed', values);
  };
}
