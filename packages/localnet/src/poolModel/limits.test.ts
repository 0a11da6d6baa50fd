import { expect, test } from 'vitest';
import {
  admin,
  buyRace,
  by,
  dawn,
  fund,
  modifier,
  pose,
  product,
  retire,
  root,
  twoPools,
} from './twoPools.ts';
import { nobody } from './wallet.ts';

const hour = 3600n;
const day = 24n * hour;
const named = (logs: readonly { eventName: string }[]) => logs.map(({ eventName }) => eventName);
const fair = { joiningFee: 500_000_000n, referralShare: 1000, networkShare: 5000, operatorShare: 4000 };

test('announces terms at their limits and applies them in the first allowed second', () => {
  const { race } = twoPools();
  expect(race.queue_terms(by(modifier), fair)).toEqual([
    {
      address: 'race',
      eventName: 'TermsQueued',
      args: {
        joiningFee: 500_000_000n,
        referralShare: 1000n,
        networkShare: 5000n,
        operatorShare: 4000n,
        readyAt: dawn + 48n * hour,
        expiresAt: dawn + 16n * day,
      },
    },
  ]);
  expect(named(race.apply_terms(by(modifier, dawn + 48n * hour)))).toEqual(['TermsApplied']);
  expect(race.config()).toMatchObject({ joining_fee: 500_000_000n, bonus_percentage: 1000n });
});

test('keeps the old terms after a cancellation', () => {
  const { race } = twoPools();
  race.queue_terms(by(modifier), fair);
  expect(named(race.cancel_terms(by(modifier)))).toEqual(['TermsCancelled']);
  expect(race.config().joining_fee).toBe(50_000_000n);
});

test('ends a pause by itself and allows the next one seven days later', () => {
  const { poolModel, race } = twoPools();
  race.set_paused(by(admin), true);
  const end = dawn + 14n * day;
  expect([race.paused_until(), race.is_open(end - 1n), race.is_open(end)]).toEqual([end, false, true]);
  buyRace(poolModel, 'buyer', root, end);
  expect(named(race.set_paused(by(admin, end + 7n * day), true))).toEqual(['PausedSet']);
});

test('ends a pause early, and logs ending none without a change', () => {
  const { race } = twoPools();
  const told = [{ address: 'race', eventName: 'PausedSet', args: { until: 0n } }];
  expect(race.set_paused(by(admin), false)).toEqual(told);
  expect(race.paused_until()).toBe(0n);
  race.set_paused(by(admin), true);
  race.set_paused(by(admin, dawn + day), false);
  expect([race.paused_until(), race.is_open(dawn + day)]).toEqual([dawn + day, true]);
  race.set_paused(by(admin, dawn + 8n * day), true);
  expect(race.is_open(dawn + 8n * day)).toBe(false);
});

test('pays claims during a pause and after retirement', () => {
  const { poolModel, race, coin } = twoPools();
  buyRace(poolModel, 'a');
  race.set_paused(by(admin), true);
  race.claim_bonus(by(root));
  buyRace(poolModel, 'b', root, dawn + 14n * day);
  retire(race, dawn + 16n * day);
  race.claim_bonus(by(root));
  expect(coin.balanceOf(root)).toBe(30_000_000n);
  expect([race.is_started(), race.is_retired(), race.is_open(dawn + 99n * day)]).toEqual([true, true, false]);
});

test('retires a pool up to the last second of the 14 days and clears the announcement', () => {
  const { race } = twoPools();
  const times = { readyAt: dawn + 2n * day, expiresAt: dawn + 16n * day };
  expect(race.queue_retirement(by(admin))).toEqual([
    { address: 'race', eventName: 'RetirementQueued', args: times },
  ]);
  expect(race.pending_retirement()).toEqual([times.readyAt, times.expiresAt]);
  expect(race.is_open(times.readyAt)).toBe(true);
  expect(named(race.cancel_retirement(by(admin)))).toEqual(['RetirementCancelled']);
  expect(race.pending_retirement()).toEqual([0n, 0n]);
  race.queue_retirement(by(admin));
  expect(named(race.retire(by(admin, times.expiresAt - 1n)))).toEqual(['Retired']);
  expect(race.pending_retirement()).toEqual([0n, 0n]);
});

test('sells on the current terms in both kinds of pool', () => {
  const { poolModel, race, global, registry } = twoPools();
  for (const pool of ['race', 'global']) fund(poolModel, 'buyer', pool);
  registry.enroll(by('buyer'), root);
  race.invest_stable_coin(by('buyer'), root, true, { terms: race.terms() });
  global.invest_stable_coin(by('buyer'), root, { terms: global.terms() });
  expect([race.total_users(), global.total_users()]).toEqual([2n, 2n]);
});

test("allows each of the members' parts to halve, and the fee to grow tenfold", () => {
  const { race } = twoPools();
  const first = race.terms();
  const halves = [
    { ...first, referralShare: 1000, networkShare: 9000, operatorShare: 0 },
    { ...first, referralShare: 7500, networkShare: 2500, operatorShare: 0 },
    { ...first, joiningFee: 500_000_000n },
  ];
  for (const terms of halves) expect(named(race.queue_terms(by(modifier), terms))).toEqual(['TermsQueued']);
  race.apply_terms(by(modifier, dawn + 2n * day));
  expect(race.config().joining_fee).toBe(500_000_000n);
});

test('accepts a permit instead of an approval and leaves no allowance', () => {
  const { race, coin } = twoPools();
  coin.mint('buyer', 50_000_000n);
  coin.approve(by('buyer'), 'race', 7n);
  race.invest_stable_coin(by('buyer'), root, true, { permit: true });
  expect([race.total_users(), coin.allowance('buyer', 'race')]).toEqual([2n, 0n]);
});

test('uses the existing approval if the coin rejects the permit', () => {
  const { poolModel, race } = twoPools();
  fund(poolModel, 'buyer', 'race');
  race.invest_stable_coin(by('buyer'), root, true, { permit: false });
  expect(race.total_users()).toBe(2n);
});

test('never reduces an unlimited allowance', () => {
  const { race, coin } = twoPools();
  const unlimited = 2n ** 256n - 1n;
  coin.mint('buyer', 50_000_000n);
  coin.approve(by('buyer'), 'race', unlimited);
  race.invest_stable_coin(by('buyer'), root, true);
  expect(coin.allowance('buyer', 'race')).toBe(unlimited);
});

test("moves a receiver's role only when the new holder accepts", () => {
  const { race } = twoPools();
  race.propose_receiver(by(admin), 'PRODUCT', 'next');
  expect([race.role_holder('PRODUCT'), race.proposed_receiver('PRODUCT')]).toEqual([product, 'next']);
  expect(named(race.accept_receiver(by('next'), 'PRODUCT'))).toEqual([
    'RoleRevoked',
    'RoleGranted',
    'ReceiverChanged',
  ]);
  expect([race.role_holder('PRODUCT'), race.proposed_receiver('PRODUCT')]).toEqual(['next', nobody]);
  expect(race.config().product_pool).toBe('next');
});

test('allows one holder of MODIFIER at a time', () => {
  const { race } = twoPools();
  expect(named(race.grantRole(by(admin), 'MODIFIER', 'next'))).toEqual(['RoleRevoked', 'RoleGranted']);
  expect([race.hasRole('MODIFIER', modifier), race.role_holder('MODIFIER')]).toEqual([false, 'next']);
  expect(race.revokeRole(by(admin), 'MODIFIER', modifier)).toEqual([]);
  race.revokeRole(by(admin), 'MODIFIER', 'next');
  expect(race.role_holder('MODIFIER')).toBe(nobody);
});

test('revokes and grants a role given to its current holder', () => {
  const { race } = twoPools();
  expect(named(race.grantRole(by(admin), 'MODIFIER', modifier))).toEqual(['RoleRevoked', 'RoleGranted']);
  race.propose_receiver(by(admin), 'PRODUCT', product);
  expect(named(race.accept_receiver(by(product), 'PRODUCT'))).toEqual([
    'RoleRevoked',
    'RoleGranted',
    'ReceiverChanged',
  ]);
  expect([race.role_holder('MODIFIER'), race.role_holder('PRODUCT')]).toEqual([modifier, product]);
});

test('has no first free member before the first seat', () => {
  const { poolModel } = twoPools();
  const roles = { admin, modifierAdmin: modifier, productPool: product, royaltyAdmin: product };
  const late = poolModel.addRacePool('late', { ...roles, stableCoin: 'coin', position: 1, terms: fair });
  expect(late.sequential_index()).toBe(0n);
  expect(late.members()).toEqual([]);
});

test('moves ADMIN one second after two days, in pools and registry', () => {
  const { race, registry } = twoPools();
  for (const contract of [race, registry]) {
    contract.beginDefaultAdminTransfer(by(admin), 'first');
    expect(named(contract.beginDefaultAdminTransfer(by(admin), 'next'))).toEqual([
      'DefaultAdminTransferCanceled',
      'DefaultAdminTransferScheduled',
    ]);
    expect(contract.pendingDefaultAdmin()).toEqual(['next', Number(dawn + 2n * day)]);
    contract.acceptDefaultAdminTransfer(by('next', dawn + 2n * day + 1n));
    expect([contract.defaultAdmin(), contract.hasRole('ADMIN', admin)]).toEqual(['next', false]);
    contract.beginDefaultAdminTransfer(by('next'), admin);
    expect(named(contract.cancelDefaultAdminTransfer(by('next')))).toEqual(['DefaultAdminTransferCanceled']);
    expect(contract.pendingDefaultAdmin()).toEqual([nobody, 0]);
  }
});

test('rescues exactly the coins sent without a call', () => {
  const { poolModel, race, coin } = twoPools();
  buyRace(poolModel, 'a');
  const foreign = poolModel.addCoin('foreign', 18);
  coin.mint('race', 3n);
  foreign.mint('race', 5n);
  race.rescue(by(admin), 'coin');
  race.rescue(by(admin), 'foreign');
  expect([coin.balanceOf(product), foreign.balanceOf(product)]).toEqual([3n, 5n]);
  expect(coin.balanceOf('race')).toBe(race.owed());
});

test('accepts enrolments up to their deadline and in order, and skips bound members', () => {
  const { registry } = twoPools();
  const enrolment = { deadline: dawn, isSigned: true };
  registry.enroll(by('bound'), root);
  const logs = registry.enroll_many(by('own'), [
    { ...enrolment, member: 'bound', sponsor: 'nobody knows' },
    { ...enrolment, member: 'a', sponsor: 'bound' },
    { member: 'own', sponsor: 'a', deadline: 0n, isSigned: false },
    { ...enrolment, member: 'a', sponsor: root },
  ]);
  expect(logs.map(({ args }) => args)).toEqual([
    { member: 'a', sponsor: 'bound' },
    { member: 'own', sponsor: 'a' },
  ]);
  expect(registry.wallets('own')).toEqual(['a', dawn, 0n]);
  expect(
    registry.enroll_many(by('x'), Array(32).fill({ ...enrolment, member: 'b', sponsor: root })),
  ).toHaveLength(1);
});

test('lists a pool 48 hours after its announcement once sealed, without the right to bind', () => {
  const { poolModel, registry } = twoPools();
  pose(poolModel, 'late', 1);
  registry.queue_pool(by(admin), 'late', 1);
  expect(registry.pending_pools('late')).toEqual([1, dawn + 48n * hour, dawn + 16n * day]);
  registry.add_pool(by(admin, dawn + 48n * hour), 'late', 1);
  expect(registry.pools('late')).toEqual([2, 1, false]);
  expect(registry.pools('race')).toEqual([0, 1, true]);
  expect([registry.pending_pools('late'), registry.pool_at(2), registry.is_sealed()]).toEqual([
    [0, 0n, 0n],
    'late',
    true,
  ]);
});

test('cancels an announced pool', () => {
  const { poolModel, registry } = twoPools();
  pose(poolModel, 'late', 1);
  registry.queue_pool(by(admin), 'late', 1);
  expect(named(registry.cancel_pool(by(admin), 'late'))).toEqual(['PoolCancelled']);
  expect(registry.pending_pools('late')).toEqual([0, 0n, 0n]);
});

test("sets only the calling pool's bit", () => {
  const { poolModel, registry } = twoPools();
  buyRace(poolModel, 'a');
  expect(registry.wallets('a')).toEqual([root, dawn, 1n]);
  expect(registry.wallets(root)).toEqual([nobody, dawn, 3n]);
  expect(registry.referrer(root, 0)).toEqual([nobody, false]);
});

test('names the root as referral if no sponsor is in the pool', () => {
  const { poolModel, registry } = twoPools({ isStarted: false });
  pose(poolModel, 'late', 1);
  registry.add_pool(by(admin), 'late', 1);
  registry.enroll(by('a'), root);
  registry.enroll(by('b'), 'a');
  expect([registry.referrer('a', 2), registry.referrer('b', 2)]).toEqual([
    [root, true],
    [root, false],
  ]);
  registry.record_join(by('late'), { member: 'c', referral: root, mayBind: true });
  expect(registry.wallets('c')).toEqual([root, dawn, 4n]);
});
