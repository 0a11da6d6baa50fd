import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { blockNumber } from './fields.ts';
import { routes } from './routes.ts';

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
