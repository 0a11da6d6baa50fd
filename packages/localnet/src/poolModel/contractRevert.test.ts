import { expect, test } from 'vitest';
import { outcomeOf, type RevertName } from './contractRevert.ts';
import { memberReverts } from './memberReverts.ts';
import { poolReverts } from './poolReverts.ts';
import { registryReverts } from './registryReverts.ts';
import { buyer, type Case, seats } from './revertCase.ts';
import { admin, by, modifier, product, root, royalty, twoPools } from './twoPools.ts';
import { viewsOf } from './viewsOf.ts';

const cases: Record<RevertName, Case[]> = { ...memberReverts, ...poolReverts, ...registryReverts };

const table = Object.entries(cases).flatMap(([errorName, list]) =>
  list.map((one) => ({ errorName, ...one })),
);

test.each(table)('$errorName: $what', ({ errorName, scene, before, call, args = [] }) => {
  const made = twoPools(scene);
  before?.(made);
  const wallets = [root, buyer, admin, modifier, product, royalty, 'other', 'near', 'sponsor', ...seats];
  const views = viewsOf(made.poolModel, wallets);

  expect(outcomeOf(() => call(made))).toEqual({ refusal: { errorName, args } });
  expect(viewsOf(made.poolModel, wallets)).toEqual(views);
});

test('refuses ADMIN a direct grant of a receiver’s role', () => {
  const { global } = twoPools();
  expect(outcomeOf(() => global.grantRole(by(admin), 'ROYALITY', admin))).toEqual({
    refusal: { errorName: 'AccessControlUnauthorizedAccount', args: [admin, 'NOBODY'] },
  });
});

test('rethrows errors that are not contract reverts', () => {
  const { poolModel, race } = twoPools();
  expect(() => outcomeOf(() => race.rescue(by(admin), 'no coin'))).toThrow(RangeError);
  expect(() => race.platform_investors(1n)).toThrow(RangeError);
  expect(() => poolModel.registry.pool_at(2)).toThrow(RangeError);
  expect(() => poolModel.racePoolAt('global')).toThrow(RangeError);
});
