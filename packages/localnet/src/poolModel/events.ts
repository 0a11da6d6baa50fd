import type { Role } from './roles.ts';
import type { Wallet } from './wallet.ts';

/** IRacePool.Invested. */
export interface RaceInvestedArgs {
  user: Wallet;
  referral: Wallet;
  upline: Wallet;
  index: number;
  slot: number;
  fee: bigint;
  bonus: bigint;
  perUpline: bigint;
  generations: number;
  product: bigint;
}

/** IGlobalPool.Invested. */
export interface GlobalInvestedArgs {
  user: Wallet;
  referral: Wallet;
  index: number;
  fee: bigint;
  poolCut: bigint;
  referralCut: bigint;
  royaltyCut: bigint;
  acc: bigint;
}

interface TermsArgs {
  joiningFee: bigint;
  referralShare: bigint;
  networkShare: bigint;
  operatorShare: bigint;
}

/** The times from which an announced change can be executed and at which it expires, seconds. */
interface NoticeArgs {
  readyAt: bigint;
  expiresAt: bigint;
}

interface RoleArgs {
  role: Role;
  account: Wallet;
  sender: Wallet;
}

/** NOBODY administers the receivers' roles and has no holder. */
interface RoleAdminArgs {
  role: Role | 'NOBODY';
  previousAdminRole: 'ADMIN';
  newAdminRole: 'NOBODY';
}

/**
 * All events with their ABI names and arguments: IPoolEvents, IRacePool, IGlobalPool,
 * IUplineRegistry, and OpenZeppelin's ERC-20 and access control. Integers up to 48 bits are
 * numbers, wider ones bigints, as viem decodes them; roles are names.
 */
export interface EventArgs {
  Invested: RaceInvestedArgs | GlobalInvestedArgs;
  LostIncome: { loser: Wallet; from: Wallet; receiver: Wallet; amount: bigint };
  BonusClaimed: { user: Wallet; amount: bigint };
  /** Kind 0 is the product fund, 1 the royalty fund. */
  FundClaimed: { kind: number; to: Wallet; amount: bigint };
  PlatformInvestorAdded: { user: Wallet; upline: Wallet; index: bigint };
  Started: Record<never, never>;
  PausedSet: { until: bigint };
  Retired: Record<never, never>;
  RetirementQueued: NoticeArgs;
  RetirementCancelled: Record<never, never>;
  TermsQueued: TermsArgs & NoticeArgs;
  TermsApplied: TermsArgs;
  TermsCancelled: TermsArgs;
  ReceiverProposed: { role: Role; account: Wallet };
  ReceiverChanged: { role: Role; previous: Wallet; account: Wallet };
  Rescued: { token: Wallet; to: Wallet; amount: bigint };
  SponsorBound: { member: Wallet; sponsor: Wallet };
  PoolAdded: { pool: Wallet; bit: number; position: number };
  PoolQueued: { pool: Wallet; position: number } & NoticeArgs;
  PoolCancelled: { pool: Wallet };
  Sealed: Record<never, never>;
  RoleGranted: RoleArgs;
  RoleRevoked: RoleArgs;
  RoleAdminChanged: RoleAdminArgs;
  DefaultAdminTransferScheduled: { newAdmin: Wallet; acceptSchedule: number };
  DefaultAdminTransferCanceled: Record<never, never>;
  Transfer: { from: Wallet; to: Wallet; value: bigint };
  Approval: { owner: Wallet; spender: Wallet; value: bigint };
}

/** A log as viem decodes it. The order of a call's logs is not guaranteed. */
export type PoolEvent = {
  [N in keyof EventArgs]: { address: Wallet; eventName: N; args: EventArgs[N] };
}[keyof EventArgs];

/** True for the `Invested` of a global pool, which includes the accumulator. */
export function isGlobalInvested(args: EventArgs['Invested']): args is GlobalInvestedArgs {
  return 'acc' in args;
}
