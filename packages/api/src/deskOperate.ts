import {
  type ActField,
  type ActValues,
  actFields,
  actForm,
  type OperatorAct,
  sendMethods,
} from '@upline/domain';
import * as z from 'zod';
import { actIn, callData, callsOut } from './deskAnnouncements.ts';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { blockNumber, instant, nameOrId, walletIn, walletOut } from './fields.ts';
import { routes } from './routes.ts';

/** The nonce of a Safe, as a string. */
const safeNonce = z.string().regex(/^\d{1,18}$/);

/** True if an act's form has all fields of the values. */
const areOfForm = (act: OperatorAct, values: ActValues) =>
  Object.keys(values).every((field) => actForm(act).fields.includes(field as ActField));

/** The values of an act's form, which are numbers, addresses and the names of roles and pools. */
export const actValues = z.partialRecord(
  z.enum(actFields),
  z.string().regex(/^[\w .,]{0,60}$/),
) satisfies z.ZodType<ActValues>;

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
  body: z
    .object({
      act: actIn,
      way: z.enum(sendMethods),
      /** The sending account: a wallet or a Safe. */
      actor: walletIn,
      /** The calls to send. The server computes fingerprint and hashes from them for the audit. */
      calls: z
        .array(z.object({ contract: walletIn, data: callData }))
        .min(1)
        .max(50),
      /** The form's values, with which others open the same act. */
      values: actValues.default({}),
      /** The nonce of the Safe for which the hashes were shown; `null` if no Safe signs. */
      nonce: safeNonce.nullable().default(null),
    })
    .refine(({ act, values }) => areOfForm(act, values), { path: ['values'] }),
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

const deskWaitingActs = endpoint({
  route: routes.deskWaitingActs,
  summary: 'List the acts that wait for signers',
  description:
    'The acts that were saved as a file and not given up, newest first, at most 100. One file is listed ' +
    'once, however often it was saved. Whether an act was executed the chain alone says.',
  reply: success(
    z.object({
      acts: z.array(
        z.object({
          id: z.string(),
          act: actIn,
          /** Empty if they do not fit the act's form. */
          values: actValues,
          /** The account that sends: a Safe, or another holder of the role. */
          actor: walletOut,
          nonce: safeNonce.nullable(),
          fingerprint: z.string(),
          who,
          at: instant,
          calls: z.array(z.object({ contract: walletOut, data: callData })),
        }),
      ),
    }),
  ),
  failure: successFailure,
});

const deskGiveUpAct = endpoint({
  route: routes.deskGiveUpAct,
  summary: 'Give up an act that waits for signers',
  description:
    'Takes an act off the list of those that wait for signers. It cancels no signature. An act that is ' +
    'not on the list, or was saved again meanwhile, is answered by 404.',
  params: z.object({ actId: nameOrId }),
  reply: success(z.null()),
  failure: successFailure,
});

export const deskOperateCalls = { deskHealth, deskRecordAct, deskSentActs, deskWaitingActs, deskGiveUpAct };
