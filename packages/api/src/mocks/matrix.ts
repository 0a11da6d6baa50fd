import type { Position } from '@upline/domain';
import type { MockBackend } from './mockBackend.ts';

/** The members' positions in a race pool. */
export interface Matrix {
  has(wallet: string): boolean;
  /** The wallets in a member's slots, in order, at most five. */
  childrenOf(wallet: string): readonly string[];
  /**
   * The wallets from one down to the nearest wallet that begins with `start`, both included; `null`
   * if none does.
   */
  pathTo(start: string, from: string): string[] | null;
  /** All members below a wallet, generation by generation, each with the matrix parent. */
  below(from: string): { wallet: string; generation: number; under: string }[];
}

/** A race pool's matrix up to the ledger's block. */
export function matrixAt(backend: MockBackend, position: Position): Matrix {
  const children = new Map<string, string[]>();
  const uplines = new Map<string, string | null>();
  for (const { wallet, upline, block } of backend.chain.pool(position).places.values()) {
    if (block > backend.ledgerBlock()) continue;
    children.set(wallet, []);
    uplines.set(wallet, upline);
    if (upline) children.get(upline)?.push(wallet);
  }
  const childrenOf = (wallet: string) => children.get(wallet) ?? [];

  return {
    has: (wallet) => children.has(wallet),
    childrenOf,
    below(from) {
      const reached = [{ wallet: from, generation: 0, under: '' }];
      for (const { wallet, generation } of reached) {
        const next = childrenOf(wallet).map((child) => ({
          wallet: child,
          generation: generation + 1,
          under: wallet,
        }));
        reached.push(...next);
      }
      return reached.slice(1);
    },
    pathTo(start, from) {
      // The list grows during the walk, generation by generation, so the nearest match comes first.
      const subtree = [from];
      for (const wallet of subtree) {
        if (wallet.startsWith(start)) {
          const path = [wallet];
          for (let at = wallet; at !== from; path.unshift(at)) at = uplines.get(at) ?? from;
          return path;
        }
        subtree.push(...childrenOf(wallet));
      }
      return null;
    },
  };
}
