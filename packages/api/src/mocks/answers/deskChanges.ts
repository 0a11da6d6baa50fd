import type { TicketFacts, TicketStatus } from '@upline/domain';
import type { HandlerInput, ReplyData } from '../../contract.ts';
import type { AuditDetails } from '../audit.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';

type FactChange = ReplyData<'deskTimeline'>['entries'][number]['changes'][number];

type Facts = TicketFacts & { status: TicketStatus };

/** The fields to change, without the version. */
type Asked = Omit<HandlerInput<'deskChange'>['body'], 'version'>;

function textsOf(backend: MockBackend, facts: Facts, field: FactChange['field']): string[] {
  switch (field) {
    case 'tags':
      return [...facts.tags];
    case 'assignee':
      return facts.assignee === null ? [] : [backend.display(facts.assignee)];
    case 'snoozedUntil':
      return facts.snoozedUntil === null ? [] : [facts.snoozedUntil.toISOString()];
    default:
      return [facts[field]];
  }
}

/** The fields of a ticket after a change, and the list of changed fields. */
export function changeOf(backend: MockBackend, ticket: Ticket, asked: Asked) {
  const { snoozedUntil } = asked;
  const given = Object.entries({
    ...asked,
    tags: asked.tags && [...new Set(asked.tags)],
    snoozedUntil: snoozedUntil ? new Date(snoozedUntil) : snoozedUntil,
  }).filter(([, value]) => value !== undefined);
  const { status, priority, assignee, tags, snoozedUntil: until } = ticket;
  const before: Facts = { status, priority, assignee, tags, snoozedUntil: until };
  const after: Facts = { ...before, ...Object.fromEntries(given) };
  const changes = (Object.keys(before) as FactChange['field'][])
    .map((field) => ({
      field,
      before: textsOf(backend, before, field),
      after: textsOf(backend, after, field),
    }))
    .filter((change) => change.before.join('\n') !== change.after.join('\n'));
  return { after, changes };
}

interface Changing extends ReturnType<typeof changeOf> {
  ticket: Ticket;
  /** The staff member who makes the change. */
  wallet: string;
  details?: AuditDetails;
}

/** Applies a change to a ticket and records it; an empty change is recorded as a read. */
export function changeTicket(
  backend: MockBackend,
  { ticket, after, changes, wallet, details }: Changing,
): void {
  if (changes.length === 0) {
    backend.audit.record({ staff: wallet, act: 'read', ticketId: ticket.id, member: ticket.wallet });
    return;
  }
  const { status } = ticket;
  const { status: now, ...facts } = after;
  const turned = now === 'closed' ? 'close' : status === 'closed' ? 'reopen' : 'change';
  const act = now === status ? 'change' : turned;
  const { id: ticketId, wallet: member } = ticket;
  backend.audit.record({ staff: wallet, act, ticketId, member, details: { ...details, changes } });
  backend.tickets.set(ticketId, facts);
  backend.tickets.turn(ticketId, now);
}
