import { maximumTags } from '@upline/domain';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Macro } from '../macros/macros.ts';
import { requireAnswering } from '../macros/macros.ts';
import type { LockedTicket } from '../tickets/ticketLocks.ts';
import { changeOf } from './changes.ts';
import { changeTicket } from './changeTicket.ts';

interface Applying {
  staff: Staff;
  macro: Macro;
  ticket: LockedTicket;
  /** Staff member who applies the macro. */
  wallet: `0x${string}`;
}

/**
 * Applies a macro to a locked ticket, except its text. Agents may thereby assign tickets to others,
 * since a lead created the macro.
 * @throws HttpFailure 409 for a retired macro, 422 for an assignee outside support, or too many
 * tags.
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
