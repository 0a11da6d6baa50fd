import { globalPoolAbi, racePoolAbi } from '@upline/chain';
import { firstRaceTerms } from '@upline/domain';
import { encodeDeployData } from 'viem';
import type { PoolSetup } from '../../poolModel/index.ts';
import { operators } from '../people.ts';
import { planCall } from '../stage.ts';
import { type Action, type AnyPool, everybody, holderOr, moment, poolsWhere } from './action.ts';

export const addSeat: Action = (stage, random) => {
  const { registry } = stage.model;
  const unstarted = poolsWhere(stage, (one) => !one.is_started());
  const listed = unstarted.filter(({ pool }) => registry.pools(pool.address)[1] > 0);
  const { pool, contract } = random.mostly(listed, [...unstarted, ...poolsWhere(stage)], 25);
  const caller = holderOr(random, pool.defaultAdmin());
  const isFirst = pool.total_platform_investors() === 0n;
  const fit = everybody.filter((wallet) => registry.isBound(wallet) && !pool.isMember(wallet));
  const user = random.mostly(isFirst ? [operators.root.address] : fit, everybody);
  const at = moment(stage, random);
  return planCall(contract, { caller, at }, 'add_platform_investor', [user], (call) =>
    pool.add_platform_investor(call, user),
  );
};

export const start: Action = (stage, random) => {
  const isReady = (one: AnyPool) => !one.is_started() && one.total_platform_investors() > 0n;
  const { pool, contract } = random.mostly(poolsWhere(stage, isReady), poolsWhere(stage), 25);
  const caller = holderOr(random, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, random) }, 'start', [], (call) => pool.start(call));
};

const firstTerms = [
  firstRaceTerms(50_000_000n),
  { joiningFee: 2n ** 56n - 1n, referralShare: 6_000, networkShare: 0, operatorShare: 4_000 },
  firstRaceTerms(0n),
  { joiningFee: 1n, referralShare: 2_000, networkShare: 3_999, operatorShare: 4_001 },
  { joiningFee: 1n, referralShare: 2_000, networkShare: 5_000, operatorShare: 3_001 },
] as const;

/** Creates an unlisted pool: compares its first logs, or its constructor's error. */
export const createPool: Action = (stage, random) => {
  const { coin, oddCoin } = stage.places;
  const kind = random.pick(['race', 'global'] as const);
  const setup: PoolSetup = {
    terms: random.pick(firstTerms),
    admin: random.pick(everybody),
    modifierAdmin: random.pick(everybody),
    productPool: random.pick(everybody),
    royaltyAdmin: random.pick(everybody),
    stableCoin: random.chance(25) ? oddCoin : coin,
    position: random.pick([1, 3, 9]),
  };
  const { abi, bytecode } = stage.creations[kind];
  const caller = random.pick(everybody);
  const args = [{ ...setup, registry: stage.places.registry }];
  return {
    caller,
    at: moment(stage, random),
    data: encodeDeployData({ abi: kind === 'race' ? racePoolAbi : globalPoolAbi, bytecode, args } as never),
    created: abi,
    words: `${caller} creates a ${kind} pool`,
    // In a clone of the model, since the pool is never used again.
    model: () => {
      const aside = stage.model.clone();
      const made =
        kind === 'race' ? aside.addRacePool('newborn', setup) : aside.addGlobalPool('newborn', setup);
      return made.born(caller);
    },
  };
};
