import type { ReplyData } from '@upline/api/contract';
import type { AuditAct } from '@upline/domain';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';
import { auditEntries } from './schema.ts';

export type AuditDetails = ReplyData<'deskAudit'>['entries'][number]['details'];

interface AuditEvent {
  staff: `0x${string}`;
  act: AuditAct;
  /** The ticket concerned; undefined for none. */
  ticket?: Pick<Ticket, 'id' | 'wallet'>;
  /** The member concerned, if there is no ticket. */
  member?: `0x${string}`;
  details?: AuditDetails;
}

/**
 * Staff neither read what colleagues note about them nor answer themselves. Lists, which name every
 * ticket, are the exception.
 * @throws HttpFailure 403 for an act on a ticket of the staff member who acts.
 */
export function requireForeign({ staff, act, ticket }: Pick<AuditEvent, 'staff' | 'act' | 'ticket'>): void {
  if (ticket?.wallet === staff && act !== 'listed') throw new HttpFailure(403, 'server.ownTicket');
}

/**
 * Records acts of staff, in the transaction that performs them. Call it as late as possible:
 * entries are sealed in sequence, and other writers wait until this transaction ends.
 * @throws HttpFailure 403 for an act on a ticket of the staff member who acts.
 */
export async function record(tx: Tx, ...deeds: readonly AuditEvent[]): Promise<void> {
  if (deeds.length === 0) return;
  deeds.forEach(requireForeign);
  const at = new Date();
  await tx.insert(auditEntries).values(
    deeds.map(({ staff, act, ticket, member, details = {} }) => ({
      at,
      staff,
      act,
      ticketId: ticket?.id ?? null,
      member: ticket?.wallet ?? member ?? null,
      details: JSON.stringify(details),
    })),
  );
}
