import type { HandlerInput, ReplyData } from '@upline/api/contract';
import { maximumTags } from '@upline/domain';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { show } from '../audit/show.ts';
import { readMacro } from '../macros/macros.ts';
import { lockNamedTicket } from '../tickets/ticketLocks.ts';
import { applyMacro } from './applyMacro.ts';
import { changeOf, requireAssignee } from './changes.ts';
import { changeTicket } from './changeTicket.ts';
import { showQueued } from './queue.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

type Body = HandlerInput<'deskBulk'>['body'];
type Result = ReplyData<'deskBulk'>[number];

/** Applies the same change to several tickets, each in its own transaction. */
export function bulkHandlers({ db, staff }: Dependencies): Pick<Handlers, 'deskBulk'> {
  /** @throws HttpFailure as the call for a single ticket. */
  async function actOn(tx: Tx, one: Body['tickets'][number], { change, macro }: Body, wallet: `0x${string}`) {
    const ticket = await lockNamedTicket(tx, one.ticketId);
    if (ticket.version !== one.version) throw new HttpFailure(409, 'server.ticketChanged');
    if (macro) {
      const found = await readMacro(tx, macro.macroId);
      if (found.version !== macro.version) throw new HttpFailure(409, 'server.macroChanged');
      await applyMacro(tx, { staff, macro: found, ticket, wallet });
      return ticket;
    }
    const { tags = [], ...asked } = change ?? {};
    const together = [...new Set([...ticket.tags, ...tags])];
    if (together.length > maximumTags) throw new HttpFailure(422, 'server.tooManyTags');
    const made = changeOf(ticket, { ...asked, tags: together });
    await requireAssignee(tx, { staff, wallet, before: ticket.assignee, after: made.after.assignee });
    await changeTicket(tx, { ...made, ticket, wallet });
    return ticket;
  }

  return {
    async deskBulk({ body }, { session }) {
      const { wallet } = session;
      const results: Result[] = [];
      // Sequential, since acts of staff wait for each other in the audit anyway.
      for (const one of body.tickets) {
        const { ticketId } = one;
        try {
          const ticket = await showQueued(db, session, (tx) => actOn(tx, one, body, wallet));
          results.push({ ticketId, status: 200, reason: '', ticket });
        } catch (error) {
          if (!(error instanceof HttpFailure)) throw error;
          results.push({ ticketId, status: error.status, reason: error.message, ticket: null });
        }
      }
      // Each ticket was already recorded as shown.
      return show(db, session, async () => ({ reply: results }));
    },
  };
}
