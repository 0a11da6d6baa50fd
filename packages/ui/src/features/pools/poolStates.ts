import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const poolStates: readonly Screen[] = [
  {
    title: 'Screens/Pools/Global pool',
    path: paths.globalPool,
    states: [
      { name: 'Loaded', section: 2, asks: 'global pool listing' },
      { name: 'Locked', section: 4, asks: 'not next and not activated' },
      { name: 'Purchase', section: 4, asks: 'the next level to buy' },
      { name: 'Processing', section: 4, asks: 'transaction running' },
      { name: 'Activated', section: 4, asks: 'bought' },
      { name: 'ClaimReady', section: 2, asks: 'Global Pool claim: position, bonus, button' },
      {
        name: 'ClaimNone',
        section: 8,
        asks: 'nothing to claim from a global pool for a member of race pools alone',
      },
      { name: 'ClaimZero', section: 4, asks: 'the button is disabled when the bonus is zero or less' },
      { name: 'ClaimProcessing', section: 4, asks: 'the button is disabled while processing' },
      { name: 'NoEligiblePools', section: 8, asks: '“No eligible pools found.”' },
      { name: 'Empty', section: 8, asks: '“No global pools found.”' },
      { name: 'Loading', section: 2, asks: 'the list before the replies are there' },
      { name: 'LoadFailed', section: 8, asks: '“Failed to load pools”' },
      { name: 'Retried', section: 8, asks: 'retry brings what was missing' },
    ],
  },
  {
    title: 'Screens/Pools/Overview',
    path: paths.poolOverview,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: '5 Gen count 6, Global Share count 3, levels 1 to 9, a globe at 3, 6 and 9',
      },
      { name: 'Purchase', section: 4, asks: 'the next level is bought from here' },
      { name: 'Narrow', section: 2, asks: 'the heads have one line on the narrowest phone' },
      { name: 'Loading', section: 2, asks: 'prices are there before chain and server have answered' },
      { name: 'LoadFailed', section: 8, asks: 'how many members there are could not be loaded' },
    ],
  },
  {
    title: 'Screens/Pools/Services',
    path: paths.services,
    states: [
      { name: 'Loaded', section: 2, asks: 'Forge Race summary: 5 Gen, Global Share' },
      { name: 'ComingSoon', section: 2, asks: 'News, Royalty, Games, Events marked “Coming Soon”' },
    ],
  },
  {
    title: 'Screens/Pools/Projects',
    path: paths.projects,
    states: [{ name: 'ComingSoon', section: 1, asks: 'a card that says “Coming Soon”' }],
  },
];
