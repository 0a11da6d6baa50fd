import * as z from 'zod';

/** What became of a mutant. */
export const verdict = z.discriminatedUnion('outcome', [
  /** solc refuses it. */
  z.object({ outcome: z.literal('invalid') }),
  /** Its code is the original's, byte by byte: nothing can tell them apart. */
  z.object({ outcome: z.literal('same-code') }),
  z.object({ outcome: z.literal('killed'), suite: z.string(), test: z.string() }),
  /** The tests did not end. */
  z.object({ outcome: z.literal('timeout') }),
  z.object({ outcome: z.literal('survived') }),
]);

/** What became of a mutant. */
export type Verdict = z.infer<typeof verdict>;
