import type { Position } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import type { SignatureVerifier } from './mockSignature.ts';

/** What a mocked world is like. Every knob has a plain default, and the same knobs make the same world. */
export interface WorldOptions {
  /** Whether the person in front of the screen is registered. Default true. */
  registered?: boolean;
  /** His name, `''` for none. Default 'Amara Okafor'. */
  name?: string;
  /** The positions that he has bought, in the order of buying. Default none. */
  activated?: readonly Position[];
  /** How many members registered under him, 0 to 60. Default 0. */
  referrals?: number;
  /** Up to which level the nth of them, counted from 0, has bought. Default: 0 to 4, by turns. */
  referralLevel?: (index: number) => number;
  /** How many sponsors stand in line above him, each with all nine levels. Default 1. */
  sponsors?: number;
  /** Nobody but him, who has nothing: overrides sponsors, referrals and levels. Default false. */
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
  /** Profiles come without `lossIncomes`, as from a server that does not send the field. Default false. */
  withoutLossIncomes?: boolean;
  /** Decides whether a signature is a wallet's own. Default `verifyMockSignature`. */
  verifySignature?: SignatureVerifier;
}
