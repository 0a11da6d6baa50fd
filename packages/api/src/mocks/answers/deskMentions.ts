import { isSupport, mentionName, mentionsIn } from '@upline/domain';
import type { MockBackend } from '../mockBackend.ts';
import type { NoteMention, Ticket } from '../tickets.ts';
import { personOf } from './personOf.ts';

/** The staff members whom a note mentions, without its author. */
export function mentionedIn(
  backend: MockBackend,
  author: string,
  message: string,
): Omit<NoteMention, 'isSeen'>[] {
  const { staff } = backend;
  const wallets = staff.all().filter((wallet) => isSupport(staff.rolesOf(wallet)) && wallet !== author);
  const people = wallets.map((wallet) => ({ wallet, name: mentionName(personOf(backend, wallet)) }));
  const mentioned = mentionsIn(message, people).flatMap((mention) => mention.people);
  return [...new Set(mentioned)].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.wallet.localeCompare(other.wallet),
  );
}

/** The mentions of a staff member in a ticket's notes. */
export function mentionsOf({ notes }: Ticket, wallet: string): NoteMention[] {
  return notes.flatMap(({ mentions }) => mentions).filter((one) => one.wallet === wallet);
}

/** True if an unread note mentions the staff member. */
export function isMentioned(ticket: Ticket, wallet: string): boolean {
  return mentionsOf(ticket, wallet).some(({ isSeen }) => !isSeen);
}
