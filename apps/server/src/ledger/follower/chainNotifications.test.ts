import { expect, test } from 'vitest';
import { chainNotifications } from './chainNotifications.ts';
import type { Facts } from './facts.ts';

type Line = Facts['entries'][number];

const [low, high] = ['0xa1', '0xa2'] as const;
const none = { wallets: [], places: [], fundClaims: [], pauses: [], terms: [], acts: [] };

function pool(address: `0x${string}`, position: 1 | 2): Facts['pools'][number] {
  const figures = { places: 9, acc: 0n, carry: 0n, payouts: 0, debts: 0n };
  const sums = { paidIn: 0n, credited: 0n, claimed: 0n, fundEarned: 0n, fundClaimed: 0n };
  const times = { addedBlock: 0n, startedBlock: 0n, pausedUntil: null, retiredBlock: null, lastAt: null };
  return { pool: address, position, bit: position, ...figures, ...sums, ...times };
}

function line(written: Pick<Line, 'kind' | 'wallet' | 'amount'> & Partial<Line>): Line {
  const place = { block: 1n, logIndex: 0, leg: 0, transaction: '0xt1', at: new Date(1000) };
  return { ...place, from: '0xbuyer', pool: low, receiver: null, ...written };
}

function toldOf(entries: Line[]) {
  const facts = { ...none, pools: [pool(low, 1), pool(high, 2)], entries };
  return chainNotifications(facts).map(({ wallet, facts, origin }) => [
    wallet,
    facts.kind,
    'position' in facts && facts.position,
    'amount' in facts ? facts.amount : null,
    'ofReferral' in facts ? [facts.ofReferral, facts.ofLevel] : null,
    'wallet' in facts ? facts.wallet : null,
    origin?.transaction,
  ]);
}

test('notifies the buyer of a purchase first, then each receiver with one sum and its parts', () => {
  const told = toldOf([
    line({ kind: 'participation', wallet: '0xbuyer', amount: 50n }),
    line({ kind: 'referral', wallet: '0xsponsor', amount: 10n, leg: 1 }),
    line({ kind: 'level', wallet: '0xsponsor', amount: 3n, leg: 2 }),
    line({ kind: 'level', wallet: '0xabove', amount: 3n, leg: 3 }),
    line({ kind: 'lost', wallet: '0xloser', amount: 10n, receiver: '0xsponsor' }),
  ]);
  expect(told).toEqual([
    ['0xbuyer', 'purchaseConfirmed', 1, 50n, null, null, '0xt1'],
    ['0xsponsor', 'incomeReceived', 1, 13n, [10n, 3n], '0xbuyer', '0xt1'],
    ['0xabove', 'incomeReceived', 1, 3n, [0n, 3n], '0xbuyer', '0xt1'],
    ['0xloser', 'incomeLost', 1, 10n, null, '0xbuyer', '0xt1'],
  ]);
});

test('sums income by transaction and level', () => {
  const told = toldOf([
    line({ kind: 'level', wallet: '0xabove', amount: 1n }),
    line({ kind: 'level', wallet: '0xabove', amount: 2n, pool: high }),
    line({ kind: 'level', wallet: '0xabove', amount: 4n, transaction: '0xt2' }),
    line({ kind: 'level', wallet: '0xabove', amount: 8n, transaction: '0xt2' }),
  ]);
  expect(told).toEqual([
    ['0xabove', 'incomeReceived', 1, 1n, [0n, 1n], '0xbuyer', '0xt1'],
    ['0xabove', 'incomeReceived', 2, 2n, [0n, 2n], '0xbuyer', '0xt1'],
    ['0xabove', 'incomeReceived', 1, 12n, [0n, 12n], '0xbuyer', '0xt2'],
  ]);
});

test('notifies a member of the amount of a claim at the time of its block', () => {
  const claim = line({ kind: 'claim', wallet: '0xbuyer', amount: 7n, block: 2n, at: new Date(2000) });
  const [told, ...more] = chainNotifications({ ...none, pools: [pool(low, 1)], entries: [claim] });
  expect(more).toEqual([]);
  expect(told).toEqual({
    wallet: '0xbuyer',
    facts: { kind: 'bonusClaimed', position: 1, amount: 7n },
    at: new Date(2000),
    origin: { transaction: '0xt1', block: 2n },
  });
});
