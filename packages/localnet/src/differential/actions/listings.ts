import type { Address } from 'viem';
import type { Dice } from '../dice.ts';
import { planCall, type Stage } from '../stage.ts';
import { type Action, everybody, holderOr, moment, registryOf } from './action.ts';

const positions = [4, 9, 4, 1, 0, 10, 255] as const;

const isListed = ({ model }: Stage, pool: Address) => model.registry.pools(pool)[1] > 0;

function unlisted(stage: Stage): Address[] {
  return stage.places.listable.filter((pool) => !isListed(stage, pool));
}

function announced(stage: Stage): Address[] {
  return stage.places.listable.filter((pool) => stage.model.registry.pending_pools(pool)[1] > 0n);
}

function admin(stage: Stage, dice: Dice) {
  return holderOr(dice, stage.model.registry.defaultAdmin());
}

export const addPool: Action = (stage, dice) => {
  const { registry } = stage.model;
  const likely = registry.is_sealed() ? announced(stage) : unlisted(stage);
  const pool = dice.mostly(likely, stage.places.listable);
  const [announcedFor, readyAt, expiresAt] = registry.pending_pools(pool);
  const position = dice.chance(20) ? dice.pick(positions) : announcedFor || 4;
  const at = moment(stage, dice, dice.mostly([readyAt], [expiresAt]));
  const caller = admin(stage, dice);
  return planCall(registryOf(stage), { caller, at }, 'add_pool', [pool, position], (call) =>
    registry.add_pool(call, pool, position),
  );
};

export const queuePool: Action = (stage, dice) => {
  const pool = dice.mostly(unlisted(stage), stage.places.listable);
  const position = dice.chance(20) ? dice.pick(positions) : 4;
  const caller = admin(stage, dice);
  const at = moment(stage, dice);
  return planCall(registryOf(stage), { caller, at }, 'queue_pool', [pool, position], (call) =>
    stage.model.registry.queue_pool(call, pool, position),
  );
};

export const cancelPool: Action = (stage, dice) => {
  const pool = dice.mostly(announced(stage), stage.places.listable);
  const caller = admin(stage, dice);
  const at = moment(stage, dice);
  return planCall(registryOf(stage), { caller, at }, 'cancel_pool', [pool], (call) =>
    stage.model.registry.cancel_pool(call, pool),
  );
};

export const seal: Action = (stage, dice) => {
  const caller = admin(stage, dice);
  return planCall(registryOf(stage), { caller, at: moment(stage, dice) }, 'seal', [], (call) =>
    stage.model.registry.seal(call),
  );
};

/** The listed impostor; now and then an unlisted wallet. */
function pool(stage: Stage, dice: Dice): Address {
  return dice.chance(10) ? dice.pick(everybody) : stage.places.impostor;
}

export const recordJoin: Action = (stage, dice) => {
  const { registry } = stage.model;
  const caller = pool(stage, dice);
  const [bit] = registry.pools(caller);
  const member = dice.pick(everybody);
  const [named] = registry.referrer(member, bit);
  const referral = registry.isBound(member) ? dice.mostly([named], everybody) : dice.pick(everybody);
  const mayBind = !dice.chance(25);
  const args = [member, referral, mayBind];
  const at = moment(stage, dice);
  return planCall(registryOf(stage), { caller, at }, 'record_join', args, (call) =>
    registry.record_join(call, { member, referral, mayBind }),
  );
};

export const recordSeat: Action = (stage, dice) => {
  const { registry } = stage.model;
  const caller = pool(stage, dice);
  const bound = everybody.filter((wallet) => registry.isBound(wallet));
  const member = dice.mostly(bound, everybody, 25);
  const at = moment(stage, dice);
  return planCall(registryOf(stage), { caller, at }, 'record_seat', [member], (call) =>
    registry.record_seat(call, member),
  );
};
