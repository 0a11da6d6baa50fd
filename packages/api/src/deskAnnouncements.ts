import { chainId, isOperatorAct, maximumReasonLength, type OperatorAct, operatorActs } from '@upline/domain';
import * as z from 'zod';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { blockNumber, cursorQuery, instant, nextCursor, walletIn, walletOut } from './fields.ts';
import { notificationPayloadOut } from './notifications.ts';
import { routes } from './routes.ts';
import { publicLineIn } from './texts.ts';

const callHash = z.string().regex(/^0x[0-9a-f]{64}$/);

export const actIn = z
  .custom<OperatorAct>((given) => typeof given === 'string' && isOperatorAct(given))
  .meta({ override: { type: 'string', enum: [...operatorActs] } });

/** A selector and its arguments, as the wallet signs them. */
export const callData = z
  .string()
  .max(4096)
  .regex(/^0x([0-9a-f]{2}){4,}$/i)
  .pipe(z.templateLiteral(['0x', z.string()]));

/**
 * The calls of an act: each contract, and the hash of chain, contract and data (`callHash` of
 * packages/chain). Only with the data can the server tell the role that a call needs.
 */
const callsIn = z.array(z.object({ contract: walletIn, callHash, data: callData.optional() })).max(50);

const areAllDifferent = (calls: z.output<typeof callsIn>) =>
  new Set(calls.map(({ contract, callHash }) => `${contract} ${callHash}`)).size === calls.length;

export const callsOut = z.array(z.object({ contract: walletOut, callHash }));

/** A reason whose act has not been executed yet. */
const waitingReason = z.object({
  id: z.string(),
  act: actIn,
  reason: z.string(),
  who,
  at: instant,
  /** Expiry: after that, members no longer get the reason. */
  lapsesAt: instant,
  calls: callsOut,
});

/** An act about which all members were notified. */
const toldAct = z.object({
  transaction: z.string(),
  block: blockNumber,
  at: instant,
  /** The members' message, including the operator's reason. */
  message: z.string(),
  facts: notificationPayloadOut,
  members: z.number().int(),
});

const deskAnnouncements = endpoint({
  route: routes.deskAnnouncements,
  summary: 'List what members were told of acts',
  description:
    'What members were told of the operator’s acts, newest first, and the reasons that wait for theirs.',
  query: cursorQuery,
  reply: success(
    z.object({
      waiting: z.array(waitingReason),
      told: z.array(toldAct),
      totalCount: z.number().int(),
      nextCursor,
    }),
  ),
  failure: successFailure,
});

export const deskAnnounce = endpoint({
  route: routes.deskAnnounce,
  summary: 'Give members the reason for an act',
  description:
    'Keeps the operator’s reason for an act until the ledger has seen each of its calls as final; ' +
    'members then read it in the notice of the act. It replaces what the caller gave for the same ' +
    'calls; an empty one takes that back. The reason of another is replaced, and they are notified, ' +
    'only if each of its calls comes with its data, the caller holds the role that it needs, or owns the ' +
    'Safe that does, and its author does neither. Otherwise it stays until they take it back; they and ' +
    'the leads are notified: 409.',
  body: z.object({
    chainId: z.literal(chainId),
    act: actIn,
    calls: callsIn.min(1).refine(areAllDifferent),
    reason: publicLineIn(maximumReasonLength, 0),
  }),
  reply: success(z.object({ waiting: waitingReason.nullable() })),
  failure: successFailure,
  errors: [409],
});

export const deskAnnouncementsCalls = { deskAnnouncements, deskAnnounce };
