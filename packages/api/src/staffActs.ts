import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, walletOut } from './fields.ts';
import { routes } from './routes.ts';

/** What support looked at or did: the newest `staffActsAtOnce` acts on the caller's own tickets, newest first. */
export const staffActs = endpoint({
  route: routes.staffActs,
  summary: 'List what support did with the caller’s things',
  reply: success(
    z.array(
      z.object({
        act: z.enum(['read', 'reply', 'close', 'reopen']),
        ticketId: z.string(),
        /** Its subject, as the member wrote it. */
        subject: z.string(),
        /** Who of the staff it was. */
        staff: walletOut,
        at: instant,
      }),
    ),
  ),
  failure: successFailure,
});
