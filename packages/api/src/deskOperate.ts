import { actWays } from '@upline/domain';
import * as z from 'zod';
import { actIn, callsIn, callsOut } from './deskAnnouncements.ts';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { blockNumber, instant } from './fields.ts';
import { routes } from './routes.ts';
import { someLineIn } from './texts.ts';

/**
 * How the ledger stands to the chain. What it writes is compared with the contracts at every step; it is
 * `contradicted` while they say something else, and goes no further.
 */
export const deskHealth = endpoint({
  route: routes.deskHealth,
  summary: 'Read how the ledger stands to the chain',
  reply: success(
    z.object({
      ledger: z.object({
        state: z.enum(['starting', 'following', 'contradicted']),
        /** The last block that it has read. */
        block: blockNumber,
        /** Whether its last step failed. */
        isFailing: z.boolean(),
        message: z.string(),
      }),
      chain: z.object({
        isReachable: z.boolean(),
        /** The newest block that the server's node has shown; `null` before its first answer. */
        head: blockNumber.nullable(),
        message: z.string(),
      }),
    }),
  ),
  failure: successFailure,
});

/**
 * Writes down that an act on the pools leaves the desk: the file was saved, or the wallet was asked. Whether it came about
 * the chain alone says.
 */
export const deskRecordAct = endpoint({
  route: routes.deskRecordAct,
  summary: 'Write down that an act leaves the desk',
  body: z.object({
    act: actIn,
    way: z.enum(actWays),
    /** The short hash of chain, receivers, values and data. */
    fingerprint: someLineIn(40),
    /** What leaves. A page of the release before names no calls. */
    calls: callsIn.default([]),
  }),
  reply: success(z.null()),
  failure: successFailure,
});

/** The newest acts that left the desk, newest first, to be held against what the chain shows. */
export const deskSentActs = endpoint({
  route: routes.deskSentActs,
  summary: 'List the acts that left the desk',
  reply: success(
    z.object({
      acts: z.array(z.object({ act: actIn, way: z.enum(actWays), who, at: instant, calls: callsOut })),
      /** Acts that left before are not in the list; `null` where all are. */
      since: instant.nullable(),
    }),
  ),
  failure: successFailure,
});
