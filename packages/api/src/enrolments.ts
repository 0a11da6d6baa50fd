import { enrolmentLapses, placeStates } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, seconds, signature, walletIn, walletOrNone, walletOut } from './fields.ts';
import { routes } from './routes.ts';

/**
 * The state of the caller's enrolment, and the message to sign so that others' purchases can record
 * it.
 */
const ownPlace = z.object({
  state: z.enum(placeStates),
  /**
   * The sponsor in the signed message: the recorded one, else the registered one, else the root.
   */
  sponsor: walletOut,
  /** The deadline for a new signature. */
  deadline: seconds,
  /** The deadline of the stored signature; `null` for none. */
  signedUntil: instant.nullable(),
  /**
   * The unrecorded sponsor above who has not signed, which blocks the caller's signature; `''` for
   * none.
   */
  waitingFor: walletOrNone,
  /** The reason why the stored signature is invalid; absent if none is stored, or it is valid. */
  lapse: z.enum(enrolmentLapses).optional(),
});

const place = endpoint({
  route: routes.place,
  asksNode: true,
  summary: 'Read where the own place in the line of sponsors stands',
  description: 'Whether the chain has the caller’s place, or the server a signature for it.',
  reply: success(ownPlace),
  failure: successFailure,
  errors: [503],
});

const signPlace = endpoint({
  route: routes.signPlace,
  asksNode: true,
  summary: 'Hand in the signature for the own place',
  description:
    'Keeps the caller’s signature, by which anybody who buys below can record the caller’s place; ' +
    'nothing once it is recorded.',
  body: z.object({ sponsor: walletIn, deadline: seconds, signature }),
  reply: success(ownPlace),
  failure: successFailure,
  errors: [422, 503],
});

const askForPlace = endpoint({
  route: routes.askForPlace,
  asksNode: true,
  summary: 'Ask the sponsors above for their signatures',
  description: 'Tells those above the caller whose signatures are missing; each at most once a day.',
  reply: success(z.object({ asked: z.array(walletOut) })),
  failure: successFailure,
  errors: [503],
});

export const placesCalls = { place, signPlace, askForPlace };
