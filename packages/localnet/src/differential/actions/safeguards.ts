import { pauseCoolDown } from '@upline/domain';
import { planCall, type Stage } from '../stage.ts';
import { type Action, holderOr, moment, poolsWhere } from './action.ts';

export const pause: Action = (stage, random) => {
  const hasRested = poolsWhere(stage, (one) => one.paused_until() > 0n);
  const { pool, contract } = random.mostly(poolsWhere(stage), hasRested, 40);
  const caller = holderOr(random, pool.defaultAdmin());
  const at = moment(stage, random, pool.paused_until() && pool.paused_until() + pauseCoolDown);
  return planCall(contract, { caller, at }, 'set_paused', [true], (call) => pool.set_paused(call, true));
};

export const unpause: Action = (stage, random) => {
  const paused = poolsWhere(stage, (one) => one.paused_until() > stage.now);
  const { pool, contract } = random.mostly(paused, poolsWhere(stage));
  const caller = holderOr(random, pool.defaultAdmin());
  const isAtTheEnd = random.chance(40);
  const at = moment(stage, random, isAtTheEnd ? pool.paused_until() : 0n);
  return planCall(contract, { caller, at }, 'set_paused', [false], (call) => pool.set_paused(call, false));
};

/** Pools with an announced retirement, else all pools. */
const ending = (stage: Stage) => poolsWhere(stage, (one) => one.pending_retirement()[0] > 0n);

export const queueRetirement: Action = (stage, random) => {
  const retired = poolsWhere(stage, (one) => one.is_retired());
  const { pool, contract } = random.mostly(poolsWhere(stage), retired, 30);
  const caller = holderOr(random, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, random) }, 'queue_retirement', [], (call) =>
    pool.queue_retirement(call),
  );
};

export const retire: Action = (stage, random) => {
  const { pool, contract } = random.mostly(ending(stage), poolsWhere(stage), 30);
  const caller = holderOr(random, pool.defaultAdmin());
  const at = moment(stage, random, random.mostly([pool.pending_retirement()[0]], pool.pending_retirement()));
  return planCall(contract, { caller, at }, 'retire', [], (call) => pool.retire(call));
};

export const cancelRetirement: Action = (stage, random) => {
  const { pool, contract } = random.mostly(ending(stage), poolsWhere(stage), 30);
  const caller = holderOr(random, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, random) }, 'cancel_retirement', [], (call) =>
    pool.cancel_retirement(call),
  );
};
