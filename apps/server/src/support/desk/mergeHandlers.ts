import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { mergeTickets } from './mergeTickets.ts';
import { showQueued } from './queue.ts';
import { splitTicket } from './splitTicket.ts';
import { unmergeTickets } from './unmergeTickets.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

type MergeHandlers = Pick<Handlers, 'deskMerge' | 'deskUnmerge' | 'deskSplit'>;

/** Merges, splits and unmerges tickets. */
export function mergeHandlers({ db, staff }: Dependencies): MergeHandlers {
  return {
    deskMerge({ params, body: { version, into, intoVersion } }, { session }) {
      const merging = {
        from: { named: params.ticketId, version },
        into: { named: into, version: intoVersion },
        wallet: session.wallet,
      };
      return showQueued(db, session, (tx) => mergeTickets(tx, merging));
    },

    deskUnmerge({ params, body: { version } }, { session }) {
      const unmerging = { staff, named: params.ticketId, version, wallet: session.wallet };
      return showQueued(db, session, (tx) => unmergeTickets(tx, unmerging));
    },

    deskSplit({ params, body }, { session }) {
      const splitting = { ...body, named: params.ticketId, wallet: session.wallet };
      return showQueued(db, session, (tx) => splitTicket(tx, splitting));
    },
  };
}
