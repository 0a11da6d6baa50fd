import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import {
  blockNumber,
  instant,
  money,
  poolType,
  positionIn,
  positionOut,
  seconds,
  signature,
  units,
  walletIn,
  walletOrNone,
  walletOut,
} from './fields.ts';
import { poolDetail } from './participation.ts';
import { routes } from './routes.ts';

const poolConfig = endpoint({
  route: routes.poolConfig,
  isRevalidated: true,
  summary: 'Read a pool’s configuration',
  description: 'Which contract stands behind a position and what it costs.',
  params: z.object({ position: positionIn }),
  reply: success(
    z.object({ contractAddress: walletOut, poolType, stableCoinAddress: walletOut, joinningFee: units }),
  ),
  failure: successFailure,
});

const poolFigures = z.object({
  position: positionOut,
  contractAddress: walletOut,
  poolType,
  /** The number of members in the pool, including platform investors. */
  members: z.number().int().min(0),
  /** The sum of all payments into the pool. */
  in: money,
  /** The sum of all claims by members and receivers of funds. */
  out: money,
  /** The difference of `in` and `out`. */
  held: money,
  /** The sum of all claimable credits of members and receivers of funds, from their own rows. */
  owed: money,
});

const poolStatistics = endpoint({
  route: routes.poolStatistics,
  isRevalidated: true,
  summary: 'Read what the pools took, gave, hold and owe',
  description:
    'What every pool has taken and given, from the chain’s events up to a block; pools by position.',
  reply: success(
    z.object({
      pools: z.array(poolFigures),
      block: blockNumber,
      finalizedBlock: blockNumber,
      at: instant,
      /** The coin of all fees, with the name from its contract; absent until the chain was read. */
      coin: z.object({ symbol: z.string(), address: walletOut }).optional(),
    }),
  ),
  failure: successFailure,
  errors: [503],
});

const userPoolDetails = endpoint({
  route: routes.userPoolDetails,
  summary: 'List a wallet’s pools',
  description:
    'The pools that a wallet has activated or lost income at, by position. A wallet that nobody has ' +
    'gets an empty list.',
  params: z.object({ wallet: walletIn }),
  reply: success(z.array(poolDetail)),
  failure: successFailure,
});

const referrer = endpoint({
  route: routes.referrer,
  asksNode: true,
  summary: 'Look up the referrer of a purchase',
  description:
    'What a purchase must name: the chain’s word for a bound wallet, the server’s for one that is not. ' +
    'The unrecorded sponsors above a wallet are told to that wallet alone; others are told the nearest ' +
    'recorded one. For a wallet that nobody has it is the root.',
  params: z.object({ wallet: walletIn, position: positionIn }),
  reply: success(
    z.object({
      referrer: walletOut,
      isDirect: z.boolean(),
      /** The sponsor on the chain, or after the wallet is bound. */
      sponsor: walletOut,
      /** True if the chain knows the wallet's sponsor. */
      isBound: z.boolean(),
      /**
       * The terms that the caller must accept before buying; `''` for none, and for others'
       * wallets.
       */
      termsToAccept: z.string(),
      /**
       * The sponsor at registration; differs from `sponsor` if the registered one cannot be
       * recorded.
       */
      registered: walletOut,
      /** The wallet whose missing signature prevents recording `registered`; `''` for none. */
      waitingFor: walletOrNone,
      /**
       * True if `registered` cannot be recorded: more unrecorded members are above than one
       * purchase can record.
       */
      isTooFar: z.boolean(),
      /**
       * Unbound sponsors with their signatures, root-most first; the purchase records them. The
       * list ends before the first missing signature, below which nobody can be recorded.
       */
      enrolments: z.array(z.object({ member: walletOut, sponsor: walletOut, deadline: seconds, signature })),
    }),
  ),
  failure: successFailure,
  errors: [503],
});

export const poolsCalls = { poolConfig, poolStatistics, userPoolDetails, referrer };
