import { expect, test } from 'vitest';
import { globalShareEntry, globalShareLeg, ledgerEntries } from './ledger.ts';

const race = {
  name: 'RaceInvested',
  position: 1,
  user: 'new',
  referral: 'sponsor',
  generations: 2,
  fee: 50n,
  bonus: 10n,
  perUpline: 5n,
} as const;

const shown = (entries: ReturnType<typeof ledgerEntries>) =>
  entries.map(({ leg, kind, wallet, amount }) => `${leg} ${kind} ${wallet} ${amount}`);

test('a race purchase costs the buyer and pays the referral and each existing upline', () => {
  expect(shown(ledgerEntries(race, ['a', 'b', 'c', 'd', 'e']))).toEqual([
    '0 participation new 50',
    '1 referral sponsor 10',
    '2 level a 5',
    '3 level b 5',
  ]);
});

test('throws if the uplines of a race purchase are unknown', () => {
  expect(() => ledgerEntries(race, ['a'])).toThrow(RangeError);
});

test('a global purchase writes the payment and the referral cut', () => {
  const event = {
    name: 'GlobalInvested',
    position: 3,
    user: 'new',
    referral: 'sponsor',
    fee: 150n,
    referralCut: 30n,
  } as const;
  expect(shown(ledgerEntries(event))).toEqual(['0 participation new 150', '1 referral sponsor 30']);
});

test('a lost income is an entry of the member who lost it and names the receiver', () => {
  const event = {
    name: 'LostIncome',
    position: 2,
    loser: 'sponsor',
    from: 'new',
    receiver: 'root',
    amount: 20n,
  } as const;
  expect(ledgerEntries(event)).toEqual([
    { leg: 0, kind: 'lost', wallet: 'sponsor', from: 'new', position: 2, amount: 20n, receiver: 'root' },
  ]);
});

test('a claim is an entry of the claimer', () => {
  expect(shown(ledgerEntries({ name: 'BonusClaimed', position: 3, user: 'me', amount: 7n }))).toEqual([
    '0 claim me 7',
  ]);
});

test('a global share is an entry of the holder from the buyer, on a leg that no entry uses', () => {
  const purchase = { position: 3, holder: 'me', user: 'new', accBefore: 35n, acc: 52n } as const;
  expect(globalShareEntry(purchase)).toEqual({
    leg: 7,
    kind: 'global',
    wallet: 'me',
    from: 'new',
    position: 3,
    amount: 17n,
    receiver: null,
  });
  const whole = ledgerEntries({ ...race, generations: 5 }, ['a', 'b', 'c', 'd', 'e']);
  expect(Math.max(...whole.map(({ leg }) => leg))).toBeLessThan(globalShareLeg);
});

test('a purchase that added nothing to a share has no entry', () => {
  const purchase = { position: 3, holder: 'me', user: 'new', accBefore: 35n, acc: 35n } as const;
  expect(globalShareEntry(purchase)).toBeNull();
});
