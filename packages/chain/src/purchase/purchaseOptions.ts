import type { Position, PurchaseMethod } from '@upline/domain';
import type { Address } from 'viem';
import type { NamedPool } from '../pools/trustedPool.ts';
import type { Journal, PurchaseAttempt } from '../transaction/attempt.ts';
import type { Nodes } from '../transaction/transaction.ts';
import type { SavedPermits } from './permit.ts';
import type { LookupReferrer } from './referral.ts';

export interface PurchaseOptions extends Nodes {
  position: Position;
  /** Address of the registry, as the page names it. */
  registry: Address;
  /** The pool named by the server, trusted only after a check by the registry. */
  pool: NamedPool;
  lookupReferrer: LookupReferrer;
  /** The sponsor shown to the buyer; the purchase records no other. @default any */
  agreed?: string | null | undefined;
  /** Stores each request before the wallet opens. A request left by an earlier run is resumed. */
  journal: Journal<PurchaseAttempt>;
  /** Permits signed in earlier attempts on this page, to reuse. @default none */
  permits?: SavedPermits | undefined;
  /**
   * Accounts that refused the upgrade for a batch on this page; not requested again. @default none
   */
  refusedUpgrades?: Set<Address> | undefined;
  /** Members whose signatures reverted in a purchase; not sent again. @default none */
  refusedMembers?: Set<Address> | undefined;
  /** Allowed ways. @default all */
  ways?: readonly PurchaseMethod[] | undefined;
  /**
   * Called once no earlier request is pending and before the checks; throws to stop the purchase.
   */
  mayPlan?: (() => Promise<void>) | undefined;
  /** Called before each prompt; throws to prevent it. */
  mayAsk?: (() => void) | undefined;
  /** Milliseconds until a transaction that no node knows counts as lost. @default two minutes */
  patience?: number | undefined;
  /** Milliseconds that the app's node may lag behind a block already seen. @default ten seconds */
  nodeLag?: number | undefined;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}
