import type { Position } from '@upline/domain';
import type { PoolProof } from '../../../ports/poolProofs.ts';
import type { PoolBooks } from './poolBooks.ts';

/** What is compared, in the order in which it is read. */
export const comparedFigures = ['in', 'out', 'owed', 'held', 'members'] as const;

export type ComparedFigure = (typeof comparedFigures)[number];

/** One pool as the server tells it and as the chain adds up. */
export interface PoolComparison {
  position: Position;
  contract: string;
  /** `null` when the server does not know the pool, or names one that the registry does not list. */
  server: PoolBooks | null;
  chain: PoolProof | null;
  /** The figures that are not the same. */
  differing: readonly ComparedFigure[];
  /** What the pool holds beyond what was paid in and not out, units of 10⁻⁶: sent without buying, owed to nobody. */
  surplus: bigint;
  /** What the contract says that it owes, when that is not what its own events add up to. */
  contractSays: bigint | null;
  isSame: boolean;
}

/** What a pool holds beyond what was paid in and not out. */
function surplusOf({ held, in: paidIn, out }: PoolProof): bigint {
  const surplus = held - (paidIn - out);
  return surplus > 0n ? surplus : 0n;
}

function differences(server: PoolBooks, chain: PoolProof): ComparedFigure[] {
  const added = { ...chain, held: chain.held - surplusOf(chain) };
  return comparedFigures.filter((figure) => server[figure] !== added[figure]);
}

function compare(
  server: PoolBooks | null,
  chain: PoolProof | null,
  one: PoolBooks | PoolProof,
): PoolComparison {
  const differing = server && chain ? differences(server, chain) : comparedFigures;
  const surplus = chain ? surplusOf(chain) : 0n;
  const contractSays = chain && chain.owedByContract !== chain.owed ? chain.owedByContract : null;
  const { position, contract } = one;
  const isSame = differing.length === 0 && contractSays === null;
  return { position, contract, server, chain, differing, surplus, contractSays, isSame };
}

/** Every pool that the server or the chain knows, by position, side by side. */
export function comparePools(
  server: readonly PoolBooks[],
  chain: readonly PoolProof[],
): readonly PoolComparison[] {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const told = server.map((pool) =>
    compare(pool, chain.find(({ contract }) => same(contract, pool.contract)) ?? null, pool),
  );
  const untold = chain
    .filter(({ contract }) => !server.some((pool) => same(pool.contract, contract)))
    .map((proof) => compare(null, proof, proof));
  return [...told, ...untold].sort((a, b) => a.position - b.position);
}
