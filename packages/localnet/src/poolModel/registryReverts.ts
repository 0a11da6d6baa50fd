import type { RevertName } from './contractRevert.ts';
import { announced, buyer, type Case, day, enrolled, fair, hour, type Scene } from './revertCase.ts';
import { admin, by, dawn, modifier, pose, product, root, royalty } from './twoPools.ts';

const listed =
  (bits: number) =>
  ({ poolModel, registry }: Scene) => {
    for (let bit = 2; bit < bits; bit++) {
      pose(poolModel, `pool${bit}`, 1);
      registry.add_pool(by(admin), `pool${bit}`, 1);
    }
  };

/** Refusals of an act on the registry, and of a role that the caller does not have. */
export const registryReverts = {
  RegistryNotSealed: [
    { what: 'a start', scene: { isStarted: false }, call: ({ race }) => race.start(by(admin)) },
  ],
  NotAPool: [
    { what: 'a wallet announced', call: ({ registry }) => registry.queue_pool(by(admin), 'late', 1) },
    {
      what: 'a wallet',
      scene: { isStarted: false },
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of another registry',
      scene: { isStarted: false },
      before: ({ poolModel }) =>
        poolModel.addPretender('late', { registry: 'other', position: 1, kind: 'race' }),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of another position',
      scene: { isStarted: false },
      before: ({ poolModel }) => pose(poolModel, 'late', 2),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of the other kind',
      scene: { isStarted: false },
      before: ({ poolModel }) =>
        poolModel.addPretender('late', { registry: 'registry', position: 3, kind: 'race' }),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 3),
    },
  ],
  UnknownPool: [
    {
      what: 'a place recorded by no pool',
      before: enrolled,
      call: ({ registry }) =>
        registry.record_join(by('x'), { member: buyer, referral: root, mayBind: false }),
    },
    { what: 'a seat recorded by no pool', call: ({ registry }) => registry.record_seat(by('x'), root) },
  ],
  PoolAlreadyAdded: [
    { what: 'a pool listed twice', call: ({ registry }) => registry.add_pool(by(admin), 'race', 1) },
    { what: 'a listed pool announced', call: ({ registry }) => registry.queue_pool(by(admin), 'race', 1) },
  ],
  InvalidPosition: [
    { what: 'position 0 of a listed pool', call: ({ registry }) => registry.add_pool(by(admin), 'race', 0) },
    { what: 'position 0 announced', call: ({ registry }) => registry.queue_pool(by(admin), 'late', 0) },
  ],
  MaximumPoolsReached: [
    {
      what: 'a 57th pool',
      scene: { isStarted: false },
      before: listed(56),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
  ],
  PoolNotReady: [
    {
      what: 'a pool after the seal that was never announced',
      before: ({ poolModel }) => pose(poolModel, 'late', 1),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool a second too soon',
      before: announced(1),
      call: ({ registry }) => registry.add_pool(by(admin, dawn + 48n * hour - 1n), 'late', 1),
    },
    {
      what: 'a pool announced for another position',
      before: announced(2),
      call: ({ registry }) => registry.add_pool(by(admin, dawn + 48n * hour), 'late', 1),
    },
    { what: 'nothing to take back', call: ({ registry }) => registry.cancel_pool(by(admin), 'late') },
  ],
  AlreadySealed: [{ what: 'a second seal', call: ({ registry }) => registry.seal(by(admin)) }],
  AccessControlBadConfirmation: [
    { what: 'another wallet', call: ({ race }) => race.renounceRole(by(product), 'PRODUCT', admin) },
  ],
  AccessControlInvalidDefaultAdmin: [
    {
      what: 'an admin to whom nothing was offered',
      call: ({ race }) => race.acceptDefaultAdminTransfer(by(buyer)),
      args: [buyer],
    },
  ],
  AccessControlEnforcedDefaultAdminDelay: [
    {
      what: 'a new admin in the very second of the schedule',
      before: ({ registry }) => registry.beginDefaultAdminTransfer(by(admin), buyer),
      call: ({ registry }) => registry.acceptDefaultAdminTransfer(by(buyer, dawn + 2n * day)),
      args: [Number(dawn + 2n * day)],
    },
  ],
  AccessControlEnforcedDefaultAdminRules: [
    { what: 'a grant of ADMIN', call: ({ race }) => race.grantRole(by(admin), 'ADMIN', buyer) },
    { what: 'a revocation of ADMIN', call: ({ race }) => race.revokeRole(by(buyer), 'ADMIN', admin) },
  ],
  AccessControlUnauthorizedAccount: (
    [
      ['ADMIN', 'a seat', ({ race }) => race.add_platform_investor(by(buyer), root)],
      ['ADMIN', 'a start', ({ race }) => race.start(by(buyer))],
      ['ADMIN', 'a pause', ({ race }) => race.set_paused(by(buyer), true)],
      ['ADMIN', 'an announced end', ({ race }) => race.queue_retirement(by(buyer))],
      ['ADMIN', 'an end', ({ race }) => race.retire(by(buyer))],
      ['ADMIN', 'an end taken back', ({ race }) => race.cancel_retirement(by(buyer))],
      ['ADMIN', 'an offer', ({ race }) => race.propose_receiver(by(buyer), 'MODIFIER', buyer)],
      ['ADMIN', 'a rescue', ({ race }) => race.rescue(by(buyer), 'coin')],
      ['ADMIN', 'a grant', ({ race }) => race.grantRole(by(buyer), 'MODIFIER', buyer)],
      ['ADMIN', 'a revocation', ({ race }) => race.revokeRole(by(buyer), 'MODIFIER', modifier)],
      ['NOBODY', 'a grant to a receiver', ({ race }) => race.grantRole(by(buyer), 'PRODUCT', buyer)],
      ['NOBODY', 'a receiver’s revocation', ({ race }) => race.revokeRole(by(buyer), 'ROYALITY', royalty)],
      ['ADMIN', 'a new admin', ({ race }) => race.beginDefaultAdminTransfer(by(buyer), buyer)],
      ['ADMIN', 'taking back a new admin', ({ race }) => race.cancelDefaultAdminTransfer(by(buyer))],
      ['MODIFIER', 'an announcement', ({ race }) => race.queue_terms(by(buyer), { ...fair, joiningFee: 0n })],
      ['MODIFIER', 'new terms', ({ race }) => race.apply_terms(by(buyer))],
      ['MODIFIER', 'taking terms back', ({ race }) => race.cancel_terms(by(buyer))],
      ['PRODUCT', 'the product fund', ({ race }) => race.claim_product_fund(by(buyer), 1n)],
      ['ROYALITY', 'the royalty fund', ({ global }) => global.claim_royalty_fund(by(buyer), 1n)],
      ['ADMIN', 'a listing', ({ registry }) => registry.add_pool(by(buyer), 'race', 0)],
      ['ADMIN', 'an announced pool', ({ registry }) => registry.queue_pool(by(buyer), 'race', 0)],
      ['ADMIN', 'an announcement taken back', ({ registry }) => registry.cancel_pool(by(buyer), 'late')],
      ['ADMIN', 'a seal', ({ registry }) => registry.seal(by(buyer))],
    ] satisfies [role: string, what: string, call: Case['call']][]
  ).map(
    ([role, what, call]): Case => ({ what: `${what} by another than ${role}`, call, args: [buyer, role] }),
  ),
} satisfies Partial<Record<RevertName, Case[]>>;
