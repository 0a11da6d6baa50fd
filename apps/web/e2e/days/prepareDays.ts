import prepareRun from '../prepareRun.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** The days' network is two years old; its first member has 500 additional referrals. */
export default function prepareDays(config: unknown): Promise<() => Promise<void>> {
  return prepareRun(config, { past: 2 * year, referrals: 500 });
}
