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

/** Rows that a stretch of the chain adds; `pools` are those that it touched, as they stand after it. */
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

/** What is known before the stretch. */
export interface Known {
  pools: readonly PoolRow[];
  /** The matrix parents of every upline that the stretch's race purchases name, five generations up. */
  parents: ReadonlyMap<string, Address | null>;
  /** The sponsors of every wallet that the stretch takes to be bound, as far as it was before. */
  sponsors: ReadonlyMap<Address, Address | null>;
  /** The terms in force of each pool, as far as they are known. */
  terms: ReadonlyMap<Address, FeeTerms>;
  /** The terms that the contracts themselves say at the end of the stretch. */
  atEnd: ReadonlyMap<Address, FeeTerms>;
  /** The pools that the deployment names: the registry must list them so. */
  named: ReadonlyMap<Address, { bit: number; position: number }>;
}

/** Names a wallet's place in a pool. */
export function placeKey(pool: Address, wallet: Address): string {
  return `${pool} ${wallet}`;
}
