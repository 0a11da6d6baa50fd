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

export const poolConfig = endpoint({
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
  /** How many have a place, seats among them. */
  members: z.number().int().min(0),
  /** All that purchases have paid in. */
  in: money,
  /** All that members and the receivers of funds have taken out. */
  out: money,
  /** What has come in and not gone out. */
  held: money,
  /** What members and the receivers of funds could take out, added up from their own lines. */
  owed: money,
});

export const poolStatistics = endpoint({
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
      /** The coin in which every fee is paid, by its own name; left out until the chain has told it. */
      coin: z.object({ symbol: z.string(), address: walletOut }).optional(),
    }),
  ),
  failure: successFailure,
  errors: [503],
});

export const userPoolDetails = endpoint({
  route: routes.userPoolDetails,
  summary: 'List a wallet’s pools',
  description:
    'The pools that a wallet has activated or lost income at, by position. A wallet that nobody has ' +
    'gets an empty list.',
  params: z.object({ wallet: walletIn }),
  reply: success(z.array(poolDetail)),
  failure: successFailure,
});

export const referrer = endpoint({
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
      /** Who receives the bonus. */
      referrer: walletOut,
      /** Whether that is the direct sponsor. */
      isDirect: z.boolean(),
      /** The sponsor that the chain has, or will have once the wallet is bound. */
      sponsor: walletOut,
      /** Whether the chain knows the wallet's sponsor. */
      isBound: z.boolean(),
      /** The version of the terms that the caller must accept before they buy; `''` for none, and for others' wallets. */
      termsToAccept: z.string(),
      /** Under whom the wallet registered: somebody else than `sponsor` where that one cannot be recorded. */
      registered: walletOut,
      /** Whose signature is missing so that `registered` could be recorded; `''` where none is. */
      waitingFor: walletOrNone,
      /** True if `registered` cannot be recorded: more unrecorded members stand above than one purchase can record. */
      isTooFar: z.boolean(),
      /**
       * Unbound ancestors with their signatures, root-most first: the purchase brings them. They end above the first
       * one whose signature is missing, for whom nobody below can be recorded either.
       */
      enrolments: z.array(z.object({ member: walletOut, sponsor: walletOut, deadline: seconds, signature })),
    }),
  ),
  failure: successFailure,
  errors: [503],
});
