import type { Position } from '@upline/domain';
import { generations, profileLinkOf, treeMatchesAtMost } from '@upline/domain';
import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';
import { isNamed } from './isNamed.ts';
import { personOf } from './personOf.ts';

/** A race pool's matrix up to the ledger's block. */
function matrixAt(backend: MockBackend, position: Position) {
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
    has: (wallet: string) => children.has(wallet),
    /** The wallets in a member's slots, in order, at most five. */
    childrenOf,
    /** All members below a wallet, generation by generation, each with the matrix parent. */
    below(from: string) {
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
    /**
     * The wallets from one down to the nearest wallet that begins with `start`, both included; `null`
     * if none does.
     */
    pathTo(start: string, from: string) {
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

export function treeAnswers(backend: MockBackend) {
  function node(wallet: string) {
    const member = backend.memberByWallet(wallet);
    return { ...personOf(backend, wallet), profileLink: member ? profileLinkOf(member.id) : '' };
  }

  return {
    treeSearch({ params: { wallet, position }, query: { search } }) {
      const matrix = matrixAt(backend, position);
      if (!matrix.has(wallet)) return null;
      const found = matrix.below(wallet).filter((one) => isNamed(backend, one.wallet, search));
      const matches = found
        .slice(0, treeMatchesAtMost)
        .map(({ under, generation, ...one }) => ({ ...node(one.wallet), generation, under: node(under) }));
      return { matches, totalCount: found.length };
    },
    treeCounts({ params: { wallet, position } }) {
      const matrix = matrixAt(backend, position);
      if (!matrix.has(wallet)) return null;
      const below = matrix.below(wallet);
      const countOf = (generation: number) => below.filter((one) => one.generation === generation).length;
      const branches = below.filter(({ generation }) => generation === 2);
      return {
        generations: Array.from({ length: generations }, (_, index) => countOf(index + 1)),
        isDeeper: countOf(generations + 1) > 0,
        branches: branches.flatMap((branch) => {
          const counted = matrix
            .below(branch.wallet)
            .filter(({ generation }) => generation <= generations - 2);
          const walletId = backend.display(branch.wallet);
          return counted.length > 0 ? [{ walletId, members: counted.length }] : [];
        }),
      };
    },
    referralTree({ params: { wallet, position }, query: { search } }) {
      const matrix = matrixAt(backend, position);
      const path = matrix.has(wallet) ? matrix.pathTo(search.toLowerCase(), wallet) : null;
      const user = path?.at(-1);
      if (!path || user === undefined) return null;
      return {
        user: node(user),
        downlines: matrix.childrenOf(user).map((child) => ({
          ...node(child),
          downlines: matrix.childrenOf(child).map(node),
        })),
        path: path.map(backend.display),
      };
    },
  } satisfies Answers;
}
