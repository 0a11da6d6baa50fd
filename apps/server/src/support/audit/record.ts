import type { ReplyData } from '@upline/api/contract';
import type { AuditAct } from '@upline/domain';
import type { Tx } from '../../platform/db/openDb.ts';
import type { Ticket } from '../tickets/requireOpenTicket.ts';
import { auditEntries } from './schema.ts';

export type AuditDetails = ReplyData<'deskAudit'>['entries'][number]['details'];

/** What one of the staff does. */
interface Deed {
  staff: `0x${string}`;
  act: AuditAct;
  /** What it is about; nothing for what is about no ticket in particular. */
  ticket?: Pick<Ticket, 'id' | 'wallet'>;
  /** Whose data it is about where there is no ticket. */
  member?: `0x${string}`;
  details?: AuditDetails;
}

/**
 * Writes down what one of the staff does, in the transaction that does it. Entries are sealed one after the other: from
 * here to the end of the transaction no other is written, so it comes as late as it can.
 */
export async function record(tx: Tx, ...deeds: readonly Deed[]): Promise<void> {
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
