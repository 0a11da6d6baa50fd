import { roleHashes } from '@upline/chain/internal';
import type { Role, Wallet } from '../../poolModel/index.ts';
import { nobody } from '../../poolModel/index.ts';
import type { Dice } from '../dice.ts';
import { planCall, type Stage } from '../stage.ts';
import { type Action, type AnyPool, everybody, holderOr, moment, poolsWhere, registryOf } from './action.ts';

const receivers: readonly Role[] = ['PRODUCT', 'ROYALITY'];
const anyRole: readonly Role[] = ['PRODUCT', 'ROYALITY', 'MODIFIER', 'ADMIN'];
const heldRoles: readonly Exclude<Role, 'ADMIN'>[] = ['MODIFIER', 'PRODUCT', 'ROYALITY'];

export const proposeReceiver: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const caller = holderOr(dice, pool.defaultAdmin());
  const role = dice.mostly(receivers, anyRole);
  const account = dice.chance(10) ? nobody : dice.mostly(everybody, [pool.role_holder(role)]);
  const args = [roleHashes[role], account];
  return planCall(contract, { caller, at: moment(stage, dice) }, 'propose_receiver', args, (call) =>
    pool.propose_receiver(call, role, account),
  );
};

export const acceptReceiver: Action = (stage, dice) => {
  const isOffered = (role: Role) => (pool: { proposed_receiver(role: Role): string }) =>
    pool.proposed_receiver(role) !== nobody;
  const role = dice.mostly(
    receivers.filter((one) => stage.model.pools.values().some(isOffered(one))),
    anyRole,
    8,
  );
  const { pool, contract } = dice.mostly(poolsWhere(stage, isOffered(role)), poolsWhere(stage), 8);
  const caller = holderOr(dice, pool.proposed_receiver(role));
  const args = [roleHashes[role]];
  return planCall(contract, { caller, at: moment(stage, dice) }, 'accept_receiver', args, (call) =>
    pool.accept_receiver(call, role),
  );
};

function holderOf(pool: AnyPool, role: Role): Wallet {
  return role === 'ADMIN' ? pool.defaultAdmin() : pool.role_holder(role);
}

export const grantRole: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const caller = holderOr(dice, pool.defaultAdmin());
  const role = dice.mostly(['MODIFIER'] as const, anyRole, 25);
  const account = dice.mostly(everybody, [holderOf(pool, role)], 20);
  // A vacant receiver's role has the zero address, which cannot accept roles.
  const to = account === nobody ? dice.pick(everybody) : account;
  const args = [roleHashes[role], to];
  return planCall(contract, { caller, at: moment(stage, dice) }, 'grantRole', args, (call) =>
    pool.grantRole(call, role, to),
  );
};

export const revokeRole: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const caller = holderOr(dice, pool.defaultAdmin());
  const role = dice.mostly(['MODIFIER'] as const, anyRole, 25);
  const account = holderOr(dice, holderOf(pool, role));
  const args = [roleHashes[role], account];
  return planCall(contract, { caller, at: moment(stage, dice) }, 'revokeRole', args, (call) =>
    pool.revokeRole(call, role, account),
  );
};

export const renounceRole: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const role = dice.pick(heldRoles);
  const caller = holderOr(dice, pool.role_holder(role));
  const confirmation = dice.chance(30) ? dice.pick(everybody) : caller;
  const args = [roleHashes[role], confirmation];
  return planCall(contract, { caller, at: moment(stage, dice) }, 'renounceRole', args, (call) =>
    pool.renounceRole(call, role, confirmation),
  );
};

/** Contracts with an admin: a pool, or the registry. */
function administered(
  stage: Stage,
  dice: Dice,
  isFit: (one: { pendingDefaultAdmin(): [string, number] }) => boolean,
) {
  const all = [
    ...poolsWhere(stage).map(({ pool, contract }) => ({ one: pool, contract })),
    { one: stage.model.registry, contract: registryOf(stage) },
  ];
  return dice.mostly(
    all.filter(({ one }) => isFit(one)),
    all,
    8,
  );
}

export const beginAdmin: Action = (stage, dice) => {
  const { one, contract } = administered(stage, dice, () => true);
  const caller = holderOr(dice, one.defaultAdmin());
  const newAdmin = dice.chance(8) ? nobody : dice.pick(everybody);
  const at = moment(stage, dice);
  return planCall(contract, { caller, at }, 'beginDefaultAdminTransfer', [newAdmin], (call) =>
    one.beginDefaultAdminTransfer(call, newAdmin),
  );
};

const isOffered = (one: { pendingDefaultAdmin(): [string, number] }) => one.pendingDefaultAdmin()[1] > 0;

export const cancelAdmin: Action = (stage, dice) => {
  const { one, contract } = administered(stage, dice, isOffered);
  const caller = holderOr(dice, one.defaultAdmin());
  const at = moment(stage, dice);
  return planCall(contract, { caller, at }, 'cancelDefaultAdminTransfer', [], (call) =>
    one.cancelDefaultAdminTransfer(call),
  );
};

export const acceptAdmin: Action = (stage, dice) => {
  const { one, contract } = administered(stage, dice, isOffered);
  const [offered, schedule] = one.pendingDefaultAdmin();
  const caller = holderOr(dice, offered);
  const at = moment(stage, dice, schedule);
  return planCall(contract, { caller, at }, 'acceptDefaultAdminTransfer', [], (call) =>
    one.acceptDefaultAdminTransfer(call),
  );
};
