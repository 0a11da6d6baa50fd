import { roleHashes } from '@upline/chain/internal';
import type { Role, Wallet } from '../../poolModel/index.ts';
import { nobody } from '../../poolModel/index.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { planCall, type Stage } from '../stage.ts';
import { type Action, type AnyPool, everybody, holderOr, moment, poolsWhere, registryOf } from './action.ts';

const receivers: readonly Role[] = ['PRODUCT', 'ROYALITY'];
const anyRole: readonly Role[] = ['PRODUCT', 'ROYALITY', 'MODIFIER', 'ADMIN'];
const heldRoles: readonly Exclude<Role, 'ADMIN'>[] = ['MODIFIER', 'PRODUCT', 'ROYALITY'];

export const proposeReceiver: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const caller = holderOr(random, pool.defaultAdmin());
  const role = random.mostly(receivers, anyRole);
  const account = random.chance(10) ? nobody : random.mostly(everybody, [pool.role_holder(role)]);
  const args = [roleHashes[role], account];
  return planCall(contract, { caller, at: moment(stage, random) }, 'propose_receiver', args, (call) =>
    pool.propose_receiver(call, role, account),
  );
};

export const acceptReceiver: Action = (stage, random) => {
  const isOffered = (role: Role) => (pool: { proposed_receiver(role: Role): string }) =>
    pool.proposed_receiver(role) !== nobody;
  const role = random.mostly(
    receivers.filter((one) => stage.model.pools.values().some(isOffered(one))),
    anyRole,
    8,
  );
  const { pool, contract } = random.mostly(poolsWhere(stage, isOffered(role)), poolsWhere(stage), 8);
  const caller = holderOr(random, pool.proposed_receiver(role));
  const args = [roleHashes[role]];
  return planCall(contract, { caller, at: moment(stage, random) }, 'accept_receiver', args, (call) =>
    pool.accept_receiver(call, role),
  );
};

function holderOf(pool: AnyPool, role: Role): Wallet {
  return role === 'ADMIN' ? pool.defaultAdmin() : pool.role_holder(role);
}

export const grantRole: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const caller = holderOr(random, pool.defaultAdmin());
  const role = random.mostly(['MODIFIER'] as const, anyRole, 25);
  const account = random.mostly(everybody, [holderOf(pool, role)], 20);
  // A vacant receiver's role has the zero address, which cannot accept roles.
  const to = account === nobody ? random.pick(everybody) : account;
  const args = [roleHashes[role], to];
  return planCall(contract, { caller, at: moment(stage, random) }, 'grantRole', args, (call) =>
    pool.grantRole(call, role, to),
  );
};

export const revokeRole: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const caller = holderOr(random, pool.defaultAdmin());
  const role = random.mostly(['MODIFIER'] as const, anyRole, 25);
  const account = holderOr(random, holderOf(pool, role));
  const args = [roleHashes[role], account];
  return planCall(contract, { caller, at: moment(stage, random) }, 'revokeRole', args, (call) =>
    pool.revokeRole(call, role, account),
  );
};

export const renounceRole: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const role = random.pick(heldRoles);
  const caller = holderOr(random, pool.role_holder(role));
  const confirmation = random.chance(30) ? random.pick(everybody) : caller;
  const args = [roleHashes[role], confirmation];
  return planCall(contract, { caller, at: moment(stage, random) }, 'renounceRole', args, (call) =>
    pool.renounceRole(call, role, confirmation),
  );
};

/** Contracts with an admin: a pool, or the registry. */
function administered(
  stage: Stage,
  random: SeededRandom,
  isFit: (one: { pendingDefaultAdmin(): [string, number] }) => boolean,
) {
  const all = [
    ...poolsWhere(stage).map(({ pool, contract }) => ({ one: pool, contract })),
    { one: stage.model.registry, contract: registryOf(stage) },
  ];
  return random.mostly(
    all.filter(({ one }) => isFit(one)),
    all,
    8,
  );
}

export const beginAdmin: Action = (stage, random) => {
  const { one, contract } = administered(stage, random, () => true);
  const caller = holderOr(random, one.defaultAdmin());
  const newAdmin = random.chance(8) ? nobody : random.pick(everybody);
  const at = moment(stage, random);
  return planCall(contract, { caller, at }, 'beginDefaultAdminTransfer', [newAdmin], (call) =>
    one.beginDefaultAdminTransfer(call, newAdmin),
  );
};

const isOffered = (one: { pendingDefaultAdmin(): [string, number] }) => one.pendingDefaultAdmin()[1] > 0;

export const cancelAdmin: Action = (stage, random) => {
  const { one, contract } = administered(stage, random, isOffered);
  const caller = holderOr(random, one.defaultAdmin());
  const at = moment(stage, random);
  return planCall(contract, { caller, at }, 'cancelDefaultAdminTransfer', [], (call) =>
    one.cancelDefaultAdminTransfer(call),
  );
};

export const acceptAdmin: Action = (stage, random) => {
  const { one, contract } = administered(stage, random, isOffered);
  const [offered, schedule] = one.pendingDefaultAdmin();
  const caller = holderOr(random, offered);
  const at = moment(stage, random, schedule);
  return planCall(contract, { caller, at }, 'acceptDefaultAdminTransfer', [], (call) =>
    one.acceptDefaultAdminTransfer(call),
  );
};
