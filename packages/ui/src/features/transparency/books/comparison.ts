import type { Position } from '@upline/domain';
import type { PoolProof } from '../../../ports/poolProofs.ts';
import type { PoolBooks } from './poolBooks.ts';

/** The compared figures, in reading order. */
export const comparedFigures = ['in', 'out', 'owed', 'held', 'members'] as const;

export type ComparedFigure = (typeof comparedFigures)[number];

/** A pool according to the server and to the chain. */
export interface PoolComparison {
  position: Position;
  contract: string;
  /** `null` if the server lacks the pool, or reports one that the registry does not list. */
  server: PoolBooks | null;
  chain: PoolProof | null;
  differing: readonly ComparedFigure[];
  /**
   * Amount held beyond paid in minus paid out, units of 10⁻⁶: sent without a purchase, owed to no
   * one.
   */
  surplus: bigint;
  /** The debt that the contract reports, if its events add up to another; otherwise `null`. */
  contractSays: bigint | null;
  isSame: boolean;
}

/** Amount held beyond paid in minus paid out. */
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

/** Pairs the pools of server and chain, by position. */
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
