import { placeLapses, placeStates } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, seconds, signature, walletIn, walletOrNone, walletOut } from './fields.ts';
import { routes } from './routes.ts';

/** Where the caller's own place stands, and what they sign so that others' purchases can record it. */
const ownPlace = z.object({
  state: z.enum(placeStates),
  /** The sponsor whom the signature names: the recorded one, else the registered one, else the root. */
  sponsor: walletOut,
  /** Until when a signature that is given now is to hold. */
  deadline: seconds,
  /** Until when the signature that is kept holds; `null` for none. */
  signedUntil: instant.nullable(),
  /** Who above has not signed, so that the caller's signature is of no use yet; `''` for nobody. */
  waitingFor: walletOrNone,
  /** Why the signature that is kept does not count; left out where none is kept, or it counts. */
  lapse: z.enum(placeLapses).optional(),
});

export const place = endpoint({
  route: routes.place,
  asksNode: true,
  summary: 'Read where the own place in the line of sponsors stands',
  description: 'Whether the chain has the caller’s place, or the server a signature for it.',
  reply: success(ownPlace),
  failure: successFailure,
  errors: [503],
});

export const signPlace = endpoint({
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

export const askForPlace = endpoint({
  route: routes.askForPlace,
  asksNode: true,
  summary: 'Ask the sponsors above for their signatures',
  description: 'Tells those above the caller whose signatures are missing; each at most once a day.',
  reply: success(z.object({ asked: z.array(walletOut) })),
  failure: successFailure,
  errors: [503],
});
