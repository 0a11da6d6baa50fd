import { generations, treeMatchesAtMost } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { result, resultFailure, success, successFailure } from './envelope.ts';
import { instant, listQuery, pagination, positionIn, walletIn, walletOut } from './fields.ts';
import { person } from './person.ts';
import { routes } from './routes.ts';

/**
 * One row of a list of members. `date` and `time` are the spec's two fields of `joinedAt`, in UTC.
 * Spec §3.
 */
const listedMember = person.omit({ profileLink: true }).extend({
  date: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d:\d\d$/),
  joinedAt: instant,
});

/** Present if a search stopped counting: at least as many match as the total. */
const isAtLeast = z.literal(true).optional();

const referrals = endpoint({
  route: routes.referrals,
  summary: 'List direct referrals',
  description:
    'The members who registered under a wallet, newest first. A search finds them by the start of a word ' +
    'of their name, in any case and with or without accents, their ID, or the start of their wallet. A ' +
    'wallet that nobody has gets an empty page.',
  params: z.object({ wallet: walletIn }),
  query: listQuery,
  reply: success(
    z.object({
      referrals: z.array(listedMember),
      pagination: pagination('totalReferrals').extend({ isAtLeast }),
    }),
  ),
  failure: successFailure,
});

const globalPoolUsers = endpoint({
  route: routes.globalPoolUsers,
  summary: 'List a global pool’s members',
  description:
    'Everybody in a global pool, newest first; searched by the start of the wallet. `wallet` is who ' +
    'asks. A position of a race pool is a 422.',
  params: z.object({ wallet: walletIn, position: positionIn }),
  query: listQuery,
  reply: success(
    z.object({ users: z.array(listedMember), pagination: pagination('totalUsers').extend({ isAtLeast }) }),
  ),
  failure: successFailure,
  errors: [422],
});

/** A place in the matrix with its direct children. Spec §3. */
const treeNode = person.extend({
  /** The children in slot order, at most five, without grandchildren. */
  downlines: z.array(person),
});

const referralTree = endpoint({
  route: routes.referralTree,
  summary: 'Read a part of the matrix',
  description:
    'A wallet’s place in a race pool’s matrix. A search walks the whole subtree and answers with the ' +
    'match as `user`. `data` is `null` when nothing matches, the wallet has no place or nobody has it. ' +
    'A position of a global pool is a 422.',
  params: z.object({ position: positionIn, wallet: walletIn }),
  query: z.object({ search: z.string().trim().max(100).default('') }),
  reply: result(
    z
      .object({
        user: person,
        /** The children in slot order, at most five, each with its own. */
        downlines: z.array(treeNode),
        /** The wallets from the requested one down to `user`, both included. */
        path: z.array(walletOut),
      })
      .nullable(),
  ),
  failure: resultFailure,
  errors: [422],
});

const count = z.number().int().min(0);

/** A member found in a tree, and their place. */
const treeMatch = person.extend({
  /** The distance below the requested wallet: 1 is directly below. */
  generation: z.number().int().min(1),
  /** The matrix parent. */
  under: person,
});

const treeSearch = endpoint({
  route: routes.treeSearch,
  summary: 'Find members in a part of the matrix',
  description:
    'The members below a wallet’s place whom a text names: the start of a word of their name, in any ' +
    'case and with or without accents, their ID, or the start of their wallet. Nearest first. `data` is' +
    ' `null` when the wallet has no place or nobody has it.',
  params: z.object({ position: positionIn, wallet: walletIn }),
  query: z.object({ search: z.string().trim().min(1).max(100) }),
  reply: result(
    z
      .object({
        matches: z.array(treeMatch).max(treeMatchesAtMost),
        /** The number of matches, listed or not. */
        totalCount: count,
        isAtLeast,
      })
      .nullable(),
  ),
  failure: resultFailure,
  errors: [422],
});

const treeCounts = endpoint({
  route: routes.treeCounts,
  summary: 'Count a part of the matrix by generation',
  description:
    'How many members stand below a wallet’s place. `data` is `null` when it has none or nobody has it.',
  params: z.object({ position: positionIn, wallet: walletIn }),
  reply: result(
    z
      .object({
        /** From the first generation to the fifth. */
        generations: z.array(count).length(generations),
        /** True if the matrix continues below the last counted generation. */
        isDeeper: z.boolean(),
        /**
         * Each member of the second generation with the number of members counted below; members
         * without any are omitted.
         */
        branches: z.array(z.object({ walletId: walletOut, members: z.number().int().min(1) })),
      })
      .nullable(),
  ),
  failure: resultFailure,
  errors: [422],
});

export const referralsCalls = { referrals, referralTree, treeSearch, treeCounts, globalPoolUsers };
