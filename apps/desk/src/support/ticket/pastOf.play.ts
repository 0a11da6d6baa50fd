import { type MockBackend, supportAgent } from '@upline/api/mocks';
import type { changedFields } from '@upline/domain';

/** Ticket 37, which the stories use. */
export function ticketOf(backend: MockBackend) {
  const ticket = backend.tickets.all().find(({ number }) => number === 37);
  if (!ticket) throw new Error('There is no ticket 37.');
  return ticket;
}

/** A staff member's wallet, in lower case. */
export function walletOf(backend: MockBackend, name: string): string {
  const found = backend.staff.all().find((wallet) => backend.memberByWallet(wallet)?.name === name);
  if (found === undefined) throw new Error(`${name} is not among the staff.`);
  return found;
}

/** A ticket with every kind of event. */
export function withPast(): MockBackend {
  const backend = supportAgent();
  const { id, wallet: member } = ticketOf(backend);
  const [noor, ines] = [walletOf(backend, 'Noor Haddad'), walletOf(backend, 'Ines Duarte')];
  const at = (hour: number) => new Date(backend.now().getTime() - (12 - hour) * 60 * 60_000);
  const field = <F extends (typeof changedFields)[number]>(name: F, before: string[], after: string[]) => ({
    field: name,
    before,
    after,
  });
  const done = [
    [ines, 'change', field('assignee', [], [backend.display(noor)])],
    [noor, 'change', field('assignee', [backend.display(noor)], [])],
    [noor, 'change', field('assignee', [], [backend.display(noor)])],
    [noor, 'change', field('priority', ['normal'], ['urgent'])],
    [noor, 'change', field('tags', ['purchase'], ['wallet'])],
    [noor, 'change', field('status', ['open'], ['pending'])],
    [backend.wallet, 'close', field('status', ['pending'], ['closed'])],
    [ines, 'reopen', field('status', ['closed'], ['open'])],
    [noor, 'change', field('snoozedUntil', [], [at(11).toISOString()])],
    [noor, 'change', field('snoozedUntil', [at(11).toISOString()], [])],
    [noor, 'change', field('snoozedUntil', [], [at(11).toISOString()])],
  ] as const;
  for (const [index, [staff, act, change]] of done.entries()) {
    const details = { changes: [change] };
    backend.audit.record({ staff, act, ticketId: id, member, details, at: at(9 + index / 10) });
  }
  const about = { ticketId: id, member };
  backend.audit.record({ staff: noor, act: 'mergedFrom', ...about, details: { other: 12 }, at: at(11.2) });
  // An unknown field, as a later release may add.
  const later = { field: 'ofALaterRelease' as 'status', before: [], after: ['yes'] };
  const details = { changes: [later] };
  backend.audit.record({ staff: noor, act: 'change', ...about, details, at: at(11.3) });
  backend.tickets.set(id, { snoozedUntil: at(11) });
  return backend;
}

/** Ticket 37, merged into ticket 38. */
export function withMerged(backend = supportAgent()): MockBackend {
  const { id, wallet: member } = ticketOf(backend);
  const into = backend.tickets.all().find(({ number }) => number === 38);
  const staff = walletOf(backend, 'Ines Duarte');
  backend.audit.record({ staff, act: 'mergedInto', ticketId: id, member, details: { other: 38 } });
  backend.tickets.merge(id, into?.id ?? '', staff);
  return backend;
}
