import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** What a member sees first. */
export const dashboardStates: readonly Screen[] = [
  {
    title: 'Screens/Dashboard/Home',
    path: paths.dashboard,
    states: [
      { name: 'Loaded', section: 2, asks: 'greeting, last 5 direct referrals, tiers', evidence: [] },
      { name: 'Loading', section: 2, asks: 'the same before the replies are there', evidence: [] },
      { name: 'NewMember', section: 8, asks: '“No referrals found.”', evidence: [] },
      { name: 'MyIncome', section: 2, asks: 'selector showing My Income', evidence: [] },
      { name: 'MyTokens', section: 2, asks: 'selector showing My Tokens', evidence: [] },
      { name: 'MenuOpen', section: 2, asks: 'menu overlay', evidence: [] },
      {
        name: 'DataFailed',
        section: 8,
        asks: 'fetch failures show the empty states, and say that they failed',
        evidence: [],
      },
    ],
  },
];
