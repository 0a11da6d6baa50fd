import { globalLevels, globalUsersPageSize, type Position, ticketPageSize } from '@upline/domain';
import { expect, test } from 'vitest';
import { createWorld } from './createWorld.ts';
import { walletAt } from './identities.ts';
import { type Matrix, matrixAt } from './matrix.ts';
import { anonymousMember, fullMember, growingMember, newMember, visitor } from './presets.ts';
import { profileOf } from './statement.ts';
import type { World } from './world.ts';

const statusesOf = (world: World) => world.tickets.of(world.wallet).map(({ status }) => status);
const toldOf = (world: World) => world.notifications.of(world.wallet);

function generationsBelow(matrix: Matrix, wallet: string): number {
  const children = matrix.childrenOf(wallet);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((one) => generationsBelow(matrix, one)));
}

test('a visitor and a new member have no tickets and at most a welcome', () => {
  expect(visitor().token).toBeNull();
  expect(newMember().activatedOf(newMember().wallet)).toEqual([]);
  expect(statusesOf(newMember())).toEqual([]);
  expect(toldOf(newMember()).map(({ kind }) => kind)).toEqual(['welcome']);
});

test('a growing member has tickets in every status, and read and unread notifications', () => {
  const world = growingMember();
  expect(new Set(statusesOf(world))).toEqual(new Set(['open', 'pending', 'closed']));
  expect(statusesOf(world)).toHaveLength(7);
  expect(toldOf(world).filter(({ isRead }) => !isRead)).toHaveLength(3);
  expect(toldOf(world).filter(({ isRead }) => isRead).length).toBeGreaterThan(10);
  const kinds = new Set(toldOf(world).map(({ kind }) => kind));
  for (const kind of ['welcome', 'incomeLost', 'incomeReceived', 'supportReplied', 'ticketClosed'] as const) {
    expect(kinds).toContain(kind);
  }
});

test('a full member has lists of several pages', () => {
  const world = fullMember();
  expect(statusesOf(world).length).toBeGreaterThan(2 * ticketPageSize);
  const referrals = world.referralsOf(world.wallet);
  expect(referrals).toHaveLength(60);
  expect(world.now().getTime() - Number(referrals[0]?.joinedAt)).toBe(3 * 60 * 60 * 1000);
  for (const { position } of globalLevels) {
    expect(world.chain.pool(position).places.size).toBeGreaterThan(globalUsersPageSize);
  }
});

test.each<Position>([1, 2, 4, 5])('a full member’s tree at %i has at least four generations', (position) => {
  const world = fullMember();
  const matrix = matrixAt(world, position);
  expect(matrix.childrenOf(world.wallet)).toHaveLength(5);
  expect(generationsBelow(matrix, world.wallet)).toBeGreaterThanOrEqual(4);
});

test('the profiles match the presets’ descriptions', () => {
  const growing = profileOf(growingMember(), growingMember().wallet);
  expect(growing).toMatchObject({ poolCount: 3, totalReferrals: 8 });
  expect(Number(growing.lossIncomes)).toBeGreaterThan(0);
  const anonymous = profileOf(anonymousMember(), anonymousMember().wallet);
  expect(anonymous).toMatchObject({ name: '', uplineId: '', totalReferrals: 2 });
  const without = newMember({ withoutLossIncomes: true });
  expect(profileOf(without, without.wallet)).not.toHaveProperty('lossIncomes');
});

test('the same options make the same world', () => {
  const [first, second] = [fullMember(), fullMember()];
  expect(profileOf(first, first.wallet)).toEqual(profileOf(second, second.wallet));
  expect(first.members()).toEqual(second.members());
  expect(toldOf(first)).toEqual(toldOf(second));
  expect(first.tickets.of(first.wallet)).toEqual(second.tickets.of(second.wallet));
  expect(first.uploads.of(first.wallet)).toEqual(second.uploads.of(second.wallet));
});

test('an empty world has one member and no data', () => {
  const world = fullMember({ empty: true });
  expect(world.members()).toHaveLength(1);
  expect([toldOf(world), statusesOf(world), world.activatedOf(world.wallet)]).toEqual([[], [], []]);
});

test('creates as many tickets, notifications and members as the options say', () => {
  const world = createWorld({ tickets: 12, notifications: 5, unread: 2, referrals: 10, members: 40 });
  expect(statusesOf(world)).toHaveLength(12);
  expect(toldOf(world)).toHaveLength(5);
  expect(toldOf(world).map(({ isRead }) => isRead)).toEqual([false, false, true, true, true]);
  expect(world.referralsOf(world.wallet)).toHaveLength(10);
  // The member, the one sponsor and the members below.
  expect(world.members()).toHaveLength(42);
  for (const impossible of [{ tickets: 501 }, { referrals: 61 }, { members: 2001 }]) {
    expect(() => createWorld(impossible)).toThrow(RangeError);
  }
});

test('a world’s past has no times in the future or before its member joined', () => {
  for (const preset of [growingMember, fullMember, anonymousMember]) {
    const world = preset();
    const joined = world.memberByWallet(world.wallet)?.joinedAt ?? new Date(Number.NaN);
    const messages = world.tickets.of(world.wallet).flatMap((ticket) => ticket.messages);
    const times = [...toldOf(world).map(({ at }) => at), ...messages.map(({ createdAt }) => createdAt)];
    expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(world.now().getTime());
    expect(Math.min(...times.map(Number))).toBeGreaterThanOrEqual(joined.getTime());
  }
});

test('an unregistered wallet has a place, but no name, ID or session', () => {
  const world = createWorld({ role: 'wallet' });
  expect(world.token).toBeNull();
  expect(world.activatedOf(world.wallet)).toEqual([1]);
  const profile = profileOf(world, world.wallet);
  expect(profile).toMatchObject({ id: '', name: '', profileLink: '', poolCount: 1 });
  expect(world.register({ wallet: world.wallet, upline: walletAt(2) })).toMatchObject({
    id: expect.any(String),
  });
  expect(profileOf(world, world.wallet).poolCount).toBe(1);
});
