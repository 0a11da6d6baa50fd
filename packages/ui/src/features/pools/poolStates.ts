import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

/** Levels, pools and claims. */
export const poolStates: readonly Screen[] = [
  {
    title: 'Screens/Pools/Global pool',
    path: paths.globalPool,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'global pool listing',
        evidence: ['pools.global.mine', 'participation.globalIncome', 'level.since'],
      },
      {
        name: 'Locked',
        section: 4,
        asks: 'not next and not activated',
        evidence: ['level.locked.reason', 'level.state.locked'],
      },
      {
        name: 'Purchase',
        section: 4,
        asks: 'the next level to buy',
        evidence: [
          'level.split.pool',
          'level.split.referral',
          'level.split.royalty',
          'participation.notActivated',
        ],
      },
      {
        name: 'Processing',
        section: 4,
        asks: 'transaction running',
        evidence: [{ role: 'progressbar', name: 'Step 5 of 6: Invest: confirm in wallet' }],
      },
      {
        name: 'Activated',
        section: 4,
        asks: 'bought',
        evidence: [
          'pool.global',
          'participation.level',
          'participation.globalIncome',
          { role: 'article', name: 'Level 3' },
        ],
      },
      {
        name: 'ClaimReady',
        section: 2,
        asks: 'Global Pool claim: position, bonus, button',
        evidence: ['claim.title', { role: 'button', name: 'claim.actionName' }, 'claim.bonus'],
      },
      {
        name: 'ClaimNone',
        section: 8,
        asks: '“No Global Pools found.” for a member of race pools alone who has nothing to claim',
        evidence: ['toast.noGlobalPools', 'claim.none', { without: 'claim.bonus' }],
      },
      {
        name: 'ClaimZero',
        section: 4,
        asks: 'the button is disabled when the bonus is zero or less',
        evidence: ['claim.zero', { role: 'button', name: 'claim.actionName', is: 'disabled' }],
      },
      {
        name: 'ClaimProcessing',
        section: 4,
        asks: 'the button is disabled while processing',
        evidence: [{ role: 'button', name: 'level.state.processing', is: 'disabled' }, 'claim.step.asked'],
      },
      {
        name: 'NoEligiblePools',
        section: 8,
        asks: '“No eligible pools found.”',
        evidence: ['toast.noEligiblePools', 'claim.actionName'],
      },
      {
        name: 'Empty',
        section: 8,
        asks: '“No global pools found.”',
        evidence: ['pools.global.empty', { without: 'common.incomplete' }],
      },
      {
        name: 'Loading',
        section: 2,
        asks: 'the list before the replies are there',
        evidence: [{ role: 'region', name: 'pools.global.mine', is: 'busy' }, 'level.loading'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: '“Failed to load pools”',
        evidence: ['toast.poolsNotLoaded', 'pools.global.empty', 'common.incomplete'],
      },
      {
        name: 'Retried',
        section: 8,
        asks: 'retry brings what was missing',
        evidence: ['participation.globalIncome', 'common.incomplete'],
      },
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
        evidence: [
          'overview.title',
          'overview.levels',
          'overview.count',
          { role: 'article', name: 'overview.race' },
          { role: 'article', name: 'overview.global' },
        ],
      },
    ],
  },
  {
    title: 'Screens/Pools/Services',
    path: paths.services,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'Forge Race summary: 5 Gen, Global Share',
        evidence: ['services.title', 'overview.race', 'overview.global', 'overview.open'],
      },
      {
        name: 'ComingSoon',
        section: 2,
        asks: 'News, Royalty, Games, Events marked “Coming Soon”',
        evidence: [
          'services.comingSoon',
          'services.news',
          'services.royalty',
          'services.games',
          'services.events',
        ],
      },
    ],
  },
  {
    title: 'Screens/Pools/Projects',
    path: paths.projects,
    states: [
      {
        name: 'ComingSoon',
        section: 1,
        asks: 'a card that says “Coming Soon”',
        evidence: ['projects.title', 'services.comingSoon'],
      },
    ],
  },
];
