import fc from 'fast-check';

/** What chance in tests comes from; `UPLINE_TEST_SEED` repeats a run. */
export const seed = Number(process.env.UPLINE_TEST_SEED || Math.trunc(Math.random() * 2 ** 31));

// fast-check tells it when a property fails.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
