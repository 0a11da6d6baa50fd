import type { ReplyData } from '@upline/api/contract';
import type { AuditAct } from '@upline/domain';
import type { Tx } from '../../platform/db/openDb.ts';
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
 * Records acts of staff, in the transaction that performs them. Call it as late as possible:
 * entries are sealed in sequence, and other writers wait until this transaction ends.
 */
export async function record(tx: Tx, ...deeds: readonly AuditEvent[]): Promise<void> {
  if (deeds.length === 0) return;
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
