import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Staff } from '../staff/roles.ts';
import { mergeTickets } from './mergeTickets.ts';
import { readQueued } from './queue.ts';
import { splitTicket } from './splitTicket.ts';
import { unmergeTickets } from './unmergeTickets.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

type MergeHandlers = Pick<Handlers, 'deskMerge' | 'deskUnmerge' | 'deskSplit'>;

/** One ticket of two, and two of one. */
export function mergeHandlers({ db, staff }: Dependencies): MergeHandlers {
  return {
    async deskMerge({ params, body: { version, into, intoVersion } }, { session: { wallet } }) {
      const merging = {
        from: { named: params.ticketId, version },
        into: { named: into, version: intoVersion },
        wallet,
      };
      const { id } = await db.transaction((tx) => mergeTickets(tx, merging));
      return readQueued(db, id);
    },

    async deskUnmerge({ params, body: { version } }, { session: { wallet } }) {
      const unmerging = { staff, named: params.ticketId, version, wallet };
      const { id } = await db.transaction((tx) => unmergeTickets(tx, unmerging));
      return readQueued(db, id);
    },

    async deskSplit({ params, body }, { session: { wallet } }) {
      const splitting = { ...body, named: params.ticketId, wallet };
      const { id } = await db.transaction((tx) => splitTicket(tx, splitting));
      return readQueued(db, id);
    },
  };
}
