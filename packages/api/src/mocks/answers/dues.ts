import { officeAt } from '@upline/domain';
import { ticketDues } from '../ticketDues.ts';
import type { Ticket } from '../tickets.ts';
import type { World } from '../world.ts';

/** By when a ticket's promises are due. */
export function duesIn({ promises }: World, ticket: Ticket) {
  return ticketDues(promises.hours(), ticket);
}

/** Whether its answer or its end is due by an instant. */
export function isDueBy(world: World, ticket: Ticket, at: Date): boolean {
  return Object.values(duesIn(world, ticket)).some((due) => due !== null && due <= at);
}

/** When support is back, for a member who waits while it is closed. */
export function backAt({ promises, now }: World): string | null {
  const hours = promises.hours();
  const office = hours && officeAt(hours, now());
  return office && !office.isOpen ? office.opensAt.toISOString() : null;
}
