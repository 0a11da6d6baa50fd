import type { HandlerInput } from '@upline/api/contract';
import { isSupport, ticketPriorities } from '@upline/domain';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { AuditDetails } from '../audit/record.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';

type FactChange = NonNullable<AuditDetails['changes']>[number];
type Wallet = `0x${string}`;

/** The body of a change without its version. */
type Asked = Omit<HandlerInput<'deskChange'>['body'], 'version'>;

type Facts = Pick<Ticket, FactChange['field']>;

function textsOf(facts: Facts, field: FactChange['field']): string[] {
  switch (field) {
    case 'status':
      return [facts.status];
    case 'priority':
      return [ticketPriorities[facts.priority] ?? ''];
    case 'assignee':
      return facts.assignee === null ? [] : [getAddress(facts.assignee)];
    case 'tags':
      return facts.tags;
    case 'snoozedUntil':
      return facts.snoozedUntil === null ? [] : [facts.snoozedUntil.toISOString()];
  }
}

const fields = ['status', 'priority', 'assignee', 'tags', 'snoozedUntil'] as const;

/** Computes a ticket's facts after a change, and the fields that differ. */
export function changeOf(ticket: Ticket, { status, priority, assignee, tags, snoozedUntil }: Asked) {
  const after: Facts = {
    status: status ?? ticket.status,
    priority: priority === undefined ? ticket.priority : ticketPriorities.indexOf(priority),
    assignee: assignee === undefined ? ticket.assignee : assignee,
    tags: tags === undefined ? ticket.tags : [...new Set(tags)],
    snoozedUntil: snoozedUntil ? new Date(snoozedUntil) : snoozedUntil === null ? null : ticket.snoozedUntil,
  };
  const changes = fields
    .map((field) => ({ field, before: textsOf(ticket, field), after: textsOf(after, field) }))
    .filter(({ before, after: then }) => before.join('\n') !== then.join('\n'));
  return { after, changes };
}

interface Assigning {
  staff: Staff;
  /** Staff member who assigns. */
  wallet: Wallet;
  before: Wallet | null;
  after: Wallet | null;
}

/**
 * Checks an assignment: agents can assign tickets to themselves and unassign themselves; leads can
 * assign anyone in support.
 * @throws HttpFailure 403 if an agent assigns another, 422 if the assignee is not in support.
 */
export async function requireAssignee(db: Db, { staff, wallet, before, after }: Assigning): Promise<void> {
  if (after === before) return;
  const isOwnDoing = after === wallet || (after === null && before === wallet);
  if (!isOwnDoing && !(await staff.rolesOf(db, wallet)).includes('lead')) {
    throw new HttpFailure(403, 'server.assignOthers');
  }
  if (after !== null && !isSupport(await staff.rolesOf(db, after))) {
    throw new HttpFailure(422, 'server.unknownAssignee');
  }
}
