import type { Position, PurchaseWay } from '@upline/domain';
import type { Address } from 'viem';
import type { NamedPool } from '../pools/trustedPool.ts';
import type { Journal, PurchaseAttempt } from '../transaction/attempt.ts';
import type { Nodes } from '../transaction/transaction.ts';
import type { KeptPermits } from './permit.ts';
import type { LookupReferrer } from './referral.ts';

/** What a purchase needs to know. */
export interface PurchaseOptions extends Nodes {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  /** The pool as the server named it. It is believed only after the registry has vouched for it. */
  pool: NamedPool;
  lookupReferrer: LookupReferrer;
  /** The sponsor whom the buyer was shown and agreed to: nobody else is recorded. @default anybody */
  agreed?: string | null | undefined;
  /** Where what the wallet is asked is written before it opens; what an earlier run left there is resumed. */
  journal: Journal<PurchaseAttempt>;
  /** Signatures of earlier tries on this page, which are not asked for twice. @default none */
  permits?: KeptPermits | undefined;
  /** The accounts whose owners refused a batch's upgrade on this page: they are not asked for it twice. @default none */
  refusedUpgrades?: Set<Address> | undefined;
  /** Whose signatures the chain refused in a purchase: they are not brought again. @default nobody's */
  refusedMembers?: Set<Address> | undefined;
  /** The ways that may be taken. @default all */
  ways?: readonly PurchaseWay[] | undefined;
  /** Called once nothing earlier is on its way, before anything is checked: throws what forbids to go on. */
  mayPlan?: (() => Promise<void>) | undefined;
  /** Called before each prompt: throws what forbids to ask. */
  mayAsk?: (() => void) | undefined;
  /** How long nobody may know a transaction before it counts as lost, milliseconds. @default two minutes */
  patience?: number | undefined;
  /** How long the app's node may be behind a block that was seen, milliseconds. @default ten seconds */
  nodeLag?: number | undefined;
  /** How long the wallet may take to answer, milliseconds. @default ten minutes */
  answerTime?: number | undefined;
}
