import { getAddress, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import type { OpenConfig } from './config.ts';
import { localConfig } from './localConfig.ts';
import { polygon } from './polygon.ts';
import { poolTerms } from './poolTerms.ts';
import { requireConfig } from './requireConfig.ts';

const named = (last: number) => getAddress(`0x${last.toString(16).padStart(40, '0')}`);

function withOperator(changes: Partial<OpenConfig['operator']>): OpenConfig {
  return { ...polygon, operator: { ...localConfig().operator, ...changes } };
}

// Literal figures, so that a change elsewhere shows up in this test.
test.each([
  [1, 50n, 2000, 5000, 3000],
  [2, 100n, 2000, 5000, 3000],
  [3, 150n, 2000, 7000, 1000],
  [4, 200n, 2000, 5000, 3000],
  [5, 250n, 2000, 5000, 3000],
  [6, 300n, 2000, 7000, 1000],
  [7, 500n, 2000, 5000, 3000],
  [8, 1000n, 2000, 5000, 3000],
  [9, 1500n, 2000, 7000, 1000],
] as const)(
  'pool %i costs $%i, of which referral %i, network %i and operator %i basis points',
  (position, dollars, referralShare, networkShare, operatorShare) => {
    const joiningFee = dollars * 1_000_000n;
    expect(poolTerms[position]).toEqual({ joiningFee, referralShare, networkShare, operatorShare });
  },
);

test('the configuration of Polygon has genesis and native USDC, and no wallets yet', () => {
  expect(polygon).toMatchObject({
    chainId: 137,
    genesisHash: '0xa9c28ce2141b56c474f1dc504bee9b01eb1bd7d1a507580d5519d4437a97de1b',
    coin: { address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: 'USDC' },
  });
  expect(() => requireConfig(polygon, 'polygon.ts')).toThrow(
    "polygon.ts does not name the operator's wallets yet: admin, modifierAdmin, productPool, royaltyAdmin, root.",
  );
});

test('accepts a configuration with all wallets', () => {
  const seats = [1, 2, 3, 4, 5].map(named);
  expect(requireConfig(withOperator({ seats }), 'here').operator.seats).toEqual(seats);
});

test.each([
  ['root is no checksummed address', { root: zeroAddress }],
  ['admin is no checksummed address', { admin: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const }],
  [
    'productPool is no checksummed address',
    { productPool: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' as const },
  ],
  ["there are 7 seats with the root's, of 6 at most", { seats: [1, 2, 3, 4, 5, 6].map(named) }],
  ['a wallet has two seats', { seats: [localConfig().operator.root] }],
])('refuses a configuration when %s', (words, changes) => {
  expect(() => requireConfig(withOperator(changes), 'here')).toThrow(`here is wrong: ${words}.`);
});
