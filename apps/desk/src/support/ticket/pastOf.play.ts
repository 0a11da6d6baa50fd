import { supportAgent, type World } from '@upline/api/mocks';
import type { changedFields } from '@upline/domain';

/** Ticket 37, which the stories use. */
export function ticketOf(world: World) {
  const ticket = world.tickets.all().find(({ number }) => number === 37);
  if (!ticket) throw new Error('There is no ticket 37.');
  return ticket;
}

/** A staff member's wallet, in lower case. */
export function walletOf(world: World, name: string): string {
  const found = world.staff.all().find((wallet) => world.memberByWallet(wallet)?.name === name);
  if (found === undefined) throw new Error(`${name} is not among the staff.`);
  return found;
}

/** A ticket with every kind of event. */
export function withPast(): World {
  const world = supportAgent();
  const { id, wallet: member } = ticketOf(world);
  const [noor, ines] = [walletOf(world, 'Noor Haddad'), walletOf(world, 'Ines Duarte')];
  const at = (hour: number) => new Date(world.now().getTime() - (12 - hour) * 60 * 60_000);
  const field = <F extends (typeof changedFields)[number]>(name: F, before: string[], after: string[]) => ({
    field: name,
    before,
    after,
  });
  const done = [
    [ines, 'change', field('assignee', [], [world.display(noor)])],
    [noor, 'change', field('assignee', [world.display(noor)], [])],
    [noor, 'change', field('assignee', [], [world.display(noor)])],
    [noor, 'change', field('priority', ['normal'], ['urgent'])],
    [noor, 'change', field('tags', ['purchase'], ['wallet'])],
    [noor, 'change', field('status', ['open'], ['pending'])],
    [world.wallet, 'close', field('status', ['pending'], ['closed'])],
    [ines, 'reopen', field('status', ['closed'], ['open'])],
    [noor, 'change', field('snoozedUntil', [], [at(11).toISOString()])],
    [noor, 'change', field('snoozedUntil', [at(11).toISOString()], [])],
    [noor, 'change', field('snoozedUntil', [], [at(11).toISOString()])],
  ] as const;
  for (const [index, [staff, act, change]] of done.entries()) {
    const details = { changes: [change] };
    world.audit.record({ staff, act, ticketId: id, member, details, at: at(9 + index / 10) });
  }
  const about = { ticketId: id, member };
  world.audit.record({ staff: noor, act: 'mergedFrom', ...about, details: { other: 12 }, at: at(11.2) });
  // An unknown field, as a later release may add.
  const later = { field: 'ofALaterRelease' as 'status', before: [], after: ['yes'] };
  const details = { changes: [later] };
  world.audit.record({ staff: noor, act: 'change', ...about, details, at: at(11.3) });
  world.tickets.set(id, { snoozedUntil: at(11) });
  return world;
}

/** Ticket 37, merged into ticket 38. */
export function withMerged(world = supportAgent()): World {
  const { id, wallet: member } = ticketOf(world);
  const into = world.tickets.all().find(({ number }) => number === 38);
  const staff = walletOf(world, 'Ines Duarte');
  world.audit.record({ staff, act: 'mergedInto', ticketId: id, member, details: { other: 38 } });
  world.tickets.merge(id, into?.id ?? '', staff);
  return world;
}
