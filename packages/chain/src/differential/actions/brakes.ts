import { pauseCoolDown } from '@upline/domain/poolModel';
import { planCall } from '../stage.ts';
import { type Action, holderOr, moment, poolsWhere } from './action.ts';

export const pause: Action = (stage, dice) => {
  const hasRested = poolsWhere(stage, (one) => one.paused_until() > 0n);
  const { pool, contract } = dice.mostly(poolsWhere(stage), hasRested, 40);
  const caller = holderOr(dice, pool.defaultAdmin());
  const at = moment(stage, dice, pool.paused_until() && pool.paused_until() + pauseCoolDown);
  return planCall(contract, { caller, at }, 'set_paused', [true], (call) => pool.set_paused(call, true));
};

export const unpause: Action = (stage, dice) => {
  const paused = poolsWhere(stage, (one) => one.paused_until() > stage.now);
  const { pool, contract } = dice.mostly(paused, poolsWhere(stage));
  const caller = holderOr(dice, pool.defaultAdmin());
  const isAtTheEnd = dice.chance(40);
  const at = moment(stage, dice, isAtTheEnd ? pool.paused_until() : 0n);
  return planCall(contract, { caller, at }, 'set_paused', [false], (call) => pool.set_paused(call, false));
};

export const retire: Action = (stage, dice) => {
  const retired = poolsWhere(stage, (one) => one.is_retired());
  const { pool, contract } = dice.mostly(poolsWhere(stage), retired, 30);
  const caller = holderOr(dice, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, dice) }, 'retire', [], (call) => pool.retire(call));
};
