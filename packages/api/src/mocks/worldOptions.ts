import type { Position, StaffRole, SupportHours } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import type { SignatureVerifier } from './mockSignature.ts';
import type { PutOff } from './putOff.ts';

/** What a mocked world is like. Every option has a plain default, and the same options make the same world. */
export interface WorldOptions {
  /**
   * Who is in front of the screen: a registered member, a visitor of whom nobody knows, or the owner of a
   * wallet that has bought and never registered, so that the chain alone names it. Default 'member'.
   */
  role?: 'member' | 'visitor' | 'wallet';
  /** Their wallet, in lower case. Default `ownWallet`. */
  wallet?: string;
  /** Their name, `''` for none. Default 'Amara Okafor'. */
  name?: string;
  /** Whether they have signed for their place in the line of sponsors. Default true. */
  signed?: boolean;
  /** The positions that they have bought, in the order of buying. Default none; 1 for a mere wallet. */
  activated?: readonly Position[];
  /** How many members registered under them, 0 to 60. Default 0. */
  referrals?: number;
  /** Up to which level the nth member below them, counted from 0, has bought. Default: 0 to 4, by turns. */
  referralLevel?: (index: number) => number;
  /** How many members there are below them in all, up to 2,000. Default: their referrals. */
  members?: number;
  /** How many sponsors stand in line above them, each with all nine levels. Default 1. */
  sponsors?: number;
  /** How many tickets they have opened, up to 500, in all states. Default 0. */
  tickets?: number;
  /** Which of the staff they are. Default none: a member. */
  staffRoles?: readonly StaffRole[];
  /** How many tickets other members have opened, up to 500: what the desk shows. Default 0. */
  queue?: number;
  /** When support is open and what it promises. Default: nothing is promised. */
  hours?: SupportHours | null;
  /** At most how many notifications they have; the newest are kept. Default: one for all that happened. */
  notifications?: number;
  /** How many of the newest notifications they have not read. Default 3. */
  unread?: number;
  /** Nobody but them, with nothing at all: overrides every number above and their levels. Default false. */
  empty?: boolean;
  /** The clock, which stands still. Default 2026-11-21 at noon, UTC. */
  now?: Date;
  /** The block that chain and ledger have reached at the beginning. Default 10,000. */
  ledgerBlock?: bigint;
  /** Whether the ledger keeps up with later purchases; if not, `catchUp()` makes it. Default true. */
  ledgerFollows?: boolean;
  /** How long each reply takes, milliseconds, or for ever. Default 0. */
  latency?: number | 'infinite';
  /** The calls that are answered with status 500. Default none. */
  failing?: Iterable<RouteName>;
  /** The calls that get no answer at all. Default none. */
  unreachable?: Iterable<RouteName>;
  /** The calls that are answered with status 200 and a body that is not what the contract says. Default none. */
  malformed?: Iterable<RouteName>;
  /** The calls that are put off, each for its reason: status 429 or 503, and `Retry-After`. Default none. */
  putOff?: Partial<Record<RouteName, PutOff>>;
  /** No call gets an answer. Default false. */
  offline?: boolean;
  /** Which version of the terms they accepted, `null` for none. Default: the one in force. */
  termsVersion?: string | null;
  /** Their session has ended: what only members may call is answered 401 until they sign in. Default false. */
  sessionExpired?: boolean;
  /** Profiles come without `lossIncomes`, as from a server that does not send the field. Default false. */
  withoutLossIncomes?: boolean;
  /** Decides whether a signature is a wallet's own. Default `verifyMockSignature`. */
  verifySignature?: SignatureVerifier;
}
