import fc from 'fast-check';
import * as z from 'zod';

const asked = z.coerce.number('UPLINE_TEST_SEED is not a number').int().nonnegative();

/** The random seed of the tests; `UPLINE_TEST_SEED` repeats a run. */
export const seed = process.env.UPLINE_TEST_SEED
  ? asked.parse(process.env.UPLINE_TEST_SEED)
  : Math.trunc(Math.random() * 2 ** 31);

// fast-check prints the seed when a property fails.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
