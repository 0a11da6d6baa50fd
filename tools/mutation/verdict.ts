import * as z from 'zod';

export const verdict = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('invalid') }),
  /** Its bytecode equals the original's, so nothing can distinguish them. */
  z.object({ outcome: z.literal('same-code') }),
  z.object({ outcome: z.literal('killed'), suite: z.string(), test: z.string() }),
  /** The tests exceeded their time limit. */
  z.object({ outcome: z.literal('timeout') }),
  z.object({ outcome: z.literal('survived') }),
]);

export type Verdict = z.infer<typeof verdict>;
