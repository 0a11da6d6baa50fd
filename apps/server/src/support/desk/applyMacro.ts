import { maximumTags } from '@upline/domain';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Macro } from '../macros/macros.ts';
import { requireAnswering } from '../macros/macros.ts';
import type { LockedTicket } from '../tickets/requireOpenTicket.ts';
import { changeOf } from './changes.ts';
import { changeTicket } from './changeTicket.ts';

interface Applying {
  staff: Staff;
  macro: Macro;
  ticket: LockedTicket;
  /** Who of the staff uses it. */
  wallet: `0x${string}`;
}

/**
 * Does to a ticket that is locked what a macro does beside its text. A lead has made it: agents give tickets to whom it names.
 * @throws HttpFailure 409 for a retired macro, 422 for an assignee who does not answer members any more, or too many tags.
 */
export async function applyMacro(tx: Tx, { staff, macro, ticket, wallet }: Applying): Promise<void> {
  const { name, version, text, status, tags, assignee, isRetired } = macro;
  if (isRetired) throw new HttpFailure(409, 'server.macroChanged');
  await requireAnswering(tx, staff, assignee);
  const together = [...new Set([...ticket.tags, ...tags])];
  if (together.length > maximumTags) throw new HttpFailure(422, 'server.tooManyTags');
  const asked = {
    tags: together,
    ...(assignee !== null && { assignee: assignee === 'me' ? wallet : assignee }),
    ...(status !== null && text === '' && { status }),
  };
  const made = changeOf(ticket, asked);
  await changeTicket(tx, { ...made, ticket, wallet, details: { macro: { name, version } } });
}
