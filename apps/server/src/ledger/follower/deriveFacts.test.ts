import type { Address } from 'viem';
import { expect, test } from 'vitest';
import type { ChainEvent } from './chainEvents.ts';
import { deriveFacts } from './deriveFacts.ts';
import type { Known } from './facts.ts';

const [race, global, other] = ['0xa1', '0xa3', '0xa9'] as const;
const [root, sponsor, buyer] = ['0xb0', '0xb1', '0xb2'] as const;

const known: Known = {
  pools: [],
  parents: new Map(),
  sponsors: new Map(),
  terms: new Map(),
  atEnd: new Map(),
  named: new Map<Address, { bit: number; position: number }>([
    [race, { bit: 0, position: 1 }],
    [global, { bit: 2, position: 3 }],
  ]),
};

const place = { block: 1n, logIndex: 0, transaction: '0xt', at: new Date(0) } as const;
const added = (pool: Address, bit: number, position: 1 | 3): ChainEvent => ({
  ...place,
  name: 'PoolAdded',
  pool,
  bit,
  position,
});
const bound = (wallet: Address, by: Address | null): ChainEvent => ({
  ...place,
  name: 'SponsorBound',
  wallet,
  sponsor: by,
});
const seated = (pool: Address): ChainEvent => ({
  ...place,
  name: 'Seated',
  pool,
  user: root,
  upline: null,
  index: 1,
});
const bought = (pool: Address, referral: Address = root): ChainEvent => ({
  ...place,
  name: 'GlobalInvested',
  pool,
  user: buyer,
  referral,
  index: 2,
  fee: 100n,
  poolCut: 70n,
  referralCut: 20n,
  royaltyCut: 10n,
  acc: 70n,
});

const derive = (...events: ChainEvent[]) => deriveFacts(events, known);

test('rejects a pool whose listing differs from the deployment', () => {
  expect(() => derive(added(race, 0, 3))).toThrow(
    'at position 3 with bit 0, where the deployment has it at position 1',
  );
  expect(() => derive(added(race, 4, 1))).toThrow(
    'with bit 4, where the deployment has it at position 1 with bit 0',
  );
  expect(() => derive(added(other, 2, 3))).toThrow(`where the deployment has pool ${global}`);
});

test('follows a pool outside the deployment from its listing on', () => {
  const { pools, places } = derive(bound(root, null), added(race, 0, 1), added(other, 9, 1), seated(other));
  expect(pools.map(({ pool, bit, places }) => [pool, bit, places])).toEqual([
    [race, 0, 0],
    [other, 9, 1],
  ]);
  expect(places).toHaveLength(1);
});

test('rejects a race pool that sells shares', () => {
  const start = [bound(root, null), bound(buyer, root), added(race, 0, 1), seated(race)];
  expect(() => derive(...start, bought(race))).toThrow('sells as a global pool');
});

test('derives the sums of a pool from its events', () => {
  const { pools } = derive(
    bound(root, null),
    bound(buyer, root),
    added(global, 2, 3),
    seated(global),
    bought(global),
    { ...place, name: 'BonusClaimed', pool: global, user: root, amount: 90n },
    { ...place, name: 'FundClaimed', pool: global, receiver: root, amount: 4n },
  );
  const figures = { paidIn: 100n, credited: 20n, claimed: 90n, fundEarned: 10n, fundClaimed: 4n };
  expect(pools).toEqual([expect.objectContaining({ ...figures, acc: 70n, debts: 70n, places: 2 })]);
});

test('requires that buyers and sponsors are bound, and that a lost bonus is reported', () => {
  expect(() => derive(bound(buyer, sponsor))).toThrow(`${sponsor} was never bound`);
  const start = [bound(root, null), bound(sponsor, root), added(global, 2, 3), seated(global)];
  expect(() => derive(...start, bought(global))).toThrow(`${buyer} was never bound`);
  const lost: ChainEvent = {
    ...place,
    name: 'LostIncome',
    pool: global,
    loser: sponsor,
    from: buyer,
    receiver: root,
    amount: 20n,
  };
  expect(() => derive(...start, bound(buyer, sponsor), bought(global))).toThrow('which no event told');
  expect(() => derive(...start, lost)).toThrow('whose purchase no event told');
  expect(
    derive(...start, bound(buyer, sponsor), bought(global), lost).entries.map(({ kind }) => kind),
  ).toEqual(['participation', 'referral', 'lost']);
});
