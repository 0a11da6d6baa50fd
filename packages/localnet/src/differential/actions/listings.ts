import type { Address } from 'viem';
import type { SeededRandom } from '../seededRandom.ts';
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

function admin(stage: Stage, random: SeededRandom) {
  return holderOr(random, stage.model.registry.defaultAdmin());
}

export const addPool: Action = (stage, random) => {
  const { registry } = stage.model;
  const likely = registry.is_sealed() ? announced(stage) : unlisted(stage);
  const pool = random.mostly(likely, stage.places.listable);
  const [announcedFor, readyAt, expiresAt] = registry.pending_pools(pool);
  const position = random.chance(20) ? random.pick(positions) : announcedFor || 4;
  const at = moment(stage, random, random.mostly([readyAt], [expiresAt]));
  const caller = admin(stage, random);
  return planCall(registryOf(stage), { caller, at }, 'add_pool', [pool, position], (call) =>
    registry.add_pool(call, pool, position),
  );
};

export const queuePool: Action = (stage, random) => {
  const pool = random.mostly(unlisted(stage), stage.places.listable);
  const position = random.chance(20) ? random.pick(positions) : 4;
  const caller = admin(stage, random);
  const at = moment(stage, random);
  return planCall(registryOf(stage), { caller, at }, 'queue_pool', [pool, position], (call) =>
    stage.model.registry.queue_pool(call, pool, position),
  );
};

export const cancelPool: Action = (stage, random) => {
  const pool = random.mostly(announced(stage), stage.places.listable);
  const caller = admin(stage, random);
  const at = moment(stage, random);
  return planCall(registryOf(stage), { caller, at }, 'cancel_pool', [pool], (call) =>
    stage.model.registry.cancel_pool(call, pool),
  );
};

export const seal: Action = (stage, random) => {
  const caller = admin(stage, random);
  return planCall(registryOf(stage), { caller, at: moment(stage, random) }, 'seal', [], (call) =>
    stage.model.registry.seal(call),
  );
};

/** The listed impostor; now and then an unlisted wallet. */
function pool(stage: Stage, random: SeededRandom): Address {
  return random.chance(10) ? random.pick(everybody) : stage.places.impostor;
}

export const recordJoin: Action = (stage, random) => {
  const { registry } = stage.model;
  const caller = pool(stage, random);
  const [bit] = registry.pools(caller);
  const member = random.pick(everybody);
  const [named] = registry.referrer(member, bit);
  const referral = registry.isBound(member) ? random.mostly([named], everybody) : random.pick(everybody);
  const mayBind = !random.chance(25);
  const args = [member, referral, mayBind];
  const at = moment(stage, random);
  return planCall(registryOf(stage), { caller, at }, 'record_join', args, (call) =>
    registry.record_join(call, { member, referral, mayBind }),
  );
};

export const recordSeat: Action = (stage, random) => {
  const { registry } = stage.model;
  const caller = pool(stage, random);
  const bound = everybody.filter((wallet) => registry.isBound(wallet));
  const member = random.mostly(bound, everybody, 25);
  const at = moment(stage, random);
  return planCall(registryOf(stage), { caller, at }, 'record_seat', [member], (call) =>
    registry.record_seat(call, member),
  );
};
