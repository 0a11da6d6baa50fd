import type { FeeTerms } from '@upline/domain';
import type { Address } from 'viem';
import type {
  appliedTerms,
  entries,
  fundClaims,
  pauses,
  places,
  pools,
  wallets,
} from '../chainFacts/schema.ts';
import type { OperatorAct } from './operatorActs.ts';

export type PoolRow = typeof pools.$inferSelect;

/** Rows added by a stretch of the chain; `pools` are the changed ones, after the stretch. */
export interface Facts {
  wallets: (typeof wallets.$inferInsert)[];
  pools: PoolRow[];
  places: (typeof places.$inferInsert)[];
  entries: (typeof entries.$inferInsert)[];
  fundClaims: (typeof fundClaims.$inferInsert)[];
  pauses: (typeof pauses.$inferInsert)[];
  terms: (typeof appliedTerms.$inferInsert)[];
  acts: OperatorAct[];
}

/** State of the ledger before the stretch. */
export interface Known {
  pools: readonly PoolRow[];
  /** Matrix parents of the uplines in the stretch's race purchases, five generations up. */
  parents: ReadonlyMap<string, Address | null>;
  /**
   * Sponsors of the wallets that the stretch requires to be bound, as far as they were bound
   * before.
   */
  sponsors: ReadonlyMap<Address, Address | null>;
  /** The known terms in force of each pool. */
  terms: ReadonlyMap<Address, FeeTerms>;
  /** The contracts' terms at the end of the stretch. */
  atEnd: ReadonlyMap<Address, FeeTerms>;
  /** The pools of the deployment, which the registry's listing must match. */
  named: ReadonlyMap<Address, { bit: number; position: number }>;
}

/** Key of a wallet's seat in a pool. */
export function placeKey(pool: Address, wallet: Address): string {
  return `${pool} ${wallet}`;
}
