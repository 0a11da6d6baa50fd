import type { Position, StaffRole, SupportHours } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import type { PutOff } from './mockApiError.ts';

/** The options of a mock backend. All have defaults, and the same options create the same data. */
export interface MockBackendOptions {
  /**
   * The person in front of the screen: a registered member, an unknown visitor, or the owner of a
   * wallet that bought without registering. Default 'member'.
   */
  role?: 'member' | 'visitor' | 'wallet';
  /** Their wallet, in lower case. Default `ownWallet`. */
  wallet?: string;
  /** Their name, `''` for none. Default 'Amara Okafor'. */
  name?: string;
  /** True if their enrolment is signed. Default true. */
  signed?: boolean;
  /**
   * The positions that they have bought, in the order of purchase. Default none; 1 for an
   * unregistered wallet.
   */
  activated?: readonly Position[];
  /** The number of members who registered under them, 0 to 60. Default 0. */
  referrals?: number;
  /** The highest level of the nth member below them, from 0. Default: 0 to 4, in turn. */
  referralLevel?: (index: number) => number;
  /** The total number of members below them, up to 2,000. Default: their referrals. */
  members?: number;
  /** The number of sponsors above them, each with all nine levels. Default 1. */
  sponsors?: number;
  /** The number of tickets that they have opened, up to 500, in all statuses. Default 0. */
  tickets?: number;
  /** Their staff roles. Default none: a member. */
  staffRoles?: readonly StaffRole[];
  /** The number of tickets of other members, up to 500, for the staff app. Default 0. */
  queue?: number;
  /** Support's opening hours and targets. Default: none. */
  hours?: SupportHours | null;
  /** The largest number of notifications; older ones are deleted. Default: one for each event. */
  notifications?: number;
  /** The number of unread notifications, the newest ones. Default 3. */
  unread?: number;
  /**
   * A single member without any data: overrides every number above and the levels. Default false.
   */
  empty?: boolean;
  /** The fixed time of the clock. Default 2026-11-21 at noon, UTC. */
  now?: Date;
  /** The first block of chain and ledger. Default 10,000. */
  ledgerBlock?: bigint;
  /** True if the ledger follows later purchases; otherwise call `catchUp()`. Default true. */
  ledgerFollows?: boolean;
  /** The delay of each reply, milliseconds, or infinite. Default 0. */
  latency?: number | 'infinite';
  /** The calls that reply with status 500. Default none. */
  failing?: Iterable<RouteName>;
  /** The calls that get no reply. Default none. */
  unreachable?: Iterable<RouteName>;
  /** The calls that reply with status 200 and a body that violates the contract. Default none. */
  malformed?: Iterable<RouteName>;
  /**
   * The calls that are refused temporarily, with the reason: status 429 or 503, and `Retry-After`.
   * Default none.
   */
  putOff?: Partial<Record<RouteName, PutOff>>;
  /** True if no call gets a reply. Default false. */
  offline?: boolean;
  /** The accepted version of the terms, `null` for none. Default: the one in force. */
  termsVersion?: string | null;
  /**
   * True if their session has ended: members' calls reply 401 until they sign in. Default false.
   */
  sessionExpired?: boolean;
  /**
   * True if profiles lack `lossIncomes`, as from a server that does not send the field. Default
   * false.
   */
  withoutLossIncomes?: boolean;
}
