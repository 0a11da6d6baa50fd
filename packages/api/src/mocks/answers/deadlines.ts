import { deadlinesOf, officeAt } from '@upline/domain';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';

export function deadlinesIn({ promises }: MockBackend, ticket: Ticket) {
  return deadlinesOf(promises.hours(), ticket.priority, ticket);
}

/** True if a ticket's reply or resolution is due by an instant. */
export function isOverdueAt(backend: MockBackend, ticket: Ticket, at: Date): boolean {
  return Object.values(deadlinesIn(backend, ticket)).some((due) => due !== null && due <= at);
}

/** The time at which support opens again; `null` if it is open. */
export function backAt({ promises, now }: MockBackend): string | null {
  const hours = promises.hours();
  const office = hours && officeAt(hours, now());
  return office && !office.isOpen ? office.opensAt.toISOString() : null;
}
