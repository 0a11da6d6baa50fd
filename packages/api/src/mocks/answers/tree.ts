import {
  generations,
  nameKeys,
  parseMemberId,
  profileLinkOf,
  searchKey,
  treeMatchesAtMost,
} from '@upline/domain';
import { matrixAt } from '../matrix.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Answers } from './call.ts';
import { personOf } from './personOf.ts';

function isStartOf(wallet: string, start: string): boolean {
  return start.startsWith('0x') && wallet.startsWith(start);
}

export function treeAnswers(
  backend: MockBackend,
): Pick<Answers, 'referralTree' | 'treeSearch' | 'treeCounts'> {
  function node(wallet: string) {
    const member = backend.memberByWallet(wallet);
    return { ...personOf(backend, wallet), profileLink: member ? profileLinkOf(member.id) : '' };
  }

  /** True if a search matches a member's name, ID or the start of their wallet. */
  function isNamed(wallet: string, search: string): boolean {
    const member = backend.memberByWallet(wallet);
    const key = searchKey(search);
    const isByName = key !== '' && nameKeys(member?.name ?? '').some((start) => start.startsWith(key));
    const id = parseMemberId(search.replace(/^@\//, ''));
    return isByName || (id !== null && id === member?.id) || isStartOf(wallet, search.toLowerCase());
  }

  return {
    treeSearch({ params: { wallet, position }, query: { search } }) {
      const matrix = matrixAt(backend, position);
      if (!matrix.has(wallet)) return null;
      const found = matrix.below(wallet).filter((one) => isNamed(one.wallet, search));
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
  };
}
