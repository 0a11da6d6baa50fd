import { sendMethods } from '@upline/domain';
import * as z from 'zod';
import { actIn, callData, callsOut } from './deskAnnouncements.ts';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { blockNumber, instant, walletIn } from './fields.ts';
import { routes } from './routes.ts';

const deskHealth = endpoint({
  route: routes.deskHealth,
  summary: 'Read how the ledger stands to the chain',
  description:
    'How the ledger stands to the chain. What it writes is compared with the contracts at every step; ' +
    'it is `contradicted` while they say something else, and goes no further.',
  reply: success(
    z.object({
      ledger: z.object({
        state: z.enum(['starting', 'following', 'contradicted']),
        block: blockNumber,
        /**
         * The last block that no reorganisation can remove; members are notified of acts up to it.
         */
        finalized: blockNumber,
        isFailing: z.boolean(),
        message: z.string(),
      }),
      chain: z.object({
        isReachable: z.boolean(),
        /** The newest block of the server's node; `null` before its first answer. */
        head: blockNumber.nullable(),
        message: z.string(),
      }),
    }),
  ),
  failure: successFailure,
});

const deskRecordAct = endpoint({
  route: routes.deskRecordAct,
  summary: 'Write down that an act leaves the desk',
  description:
    'Writes down that an act on the pools leaves the desk: the file was saved, or the wallet was asked.' +
    ' Whether it came about the chain alone says.',
  body: z.object({
    act: actIn,
    way: z.enum(sendMethods),
    /** The sending account: a wallet or a Safe. */
    actor: walletIn,
    /** The calls to send. The server computes fingerprint and hashes from them for the audit. */
    calls: z
      .array(z.object({ contract: walletIn, data: callData }))
      .min(1)
      .max(50),
  }),
  reply: success(z.null()),
  failure: successFailure,
});

const deskSentActs = endpoint({
  route: routes.deskSentActs,
  summary: 'List the acts that left the desk',
  description: 'The newest acts that left the desk, newest first, to be held against what the chain shows.',
  reply: success(
    z.object({
      acts: z.array(z.object({ act: actIn, way: z.enum(sendMethods), who, at: instant, calls: callsOut })),
      /** The list omits acts sent earlier; `null` if the list is complete. */
      since: instant.nullable(),
    }),
  ),
  failure: successFailure,
});

export const deskOperateCalls = { deskHealth, deskRecordAct, deskSentActs };
