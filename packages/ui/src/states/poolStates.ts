import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** Levels, pools and claims. */
export const poolStates: readonly Screen[] = [
  {
    title: 'Screens/Pools/Forge race',
    path: paths.forgeRace,
    states: [
      {
        name: 'NoneActivated',
        section: 4,
        asks: 'the next level to buy is 1, the rest is locked',
        evidence: [],
      },
      { name: 'SomeActivated', section: 4, asks: 'highest activated position plus one', evidence: [] },
      { name: 'AllActivated', section: 4, asks: 'nothing is left to buy', evidence: [] },
      { name: 'Locked', section: 4, asks: 'not next and not activated', evidence: [] },
      { name: 'Purchase', section: 4, asks: 'the next level to buy', evidence: [] },
      { name: 'Processing', section: 4, asks: 'transaction running', evidence: [] },
      { name: 'Activated', section: 4, asks: 'bought', evidence: [] },
      { name: 'ProcessingCheckBalance', section: 4, asks: 'purchase flow: check balance', evidence: [] },
      { name: 'ProcessingApprove', section: 4, asks: 'purchase flow: approve if needed', evidence: [] },
      { name: 'ProcessingInvest', section: 4, asks: 'purchase flow: invest', evidence: [] },
      { name: 'ProcessingConfirm', section: 4, asks: 'purchase flow: wait for confirmation', evidence: [] },
      {
        name: 'InsufficientBalance',
        section: 5,
        asks: '“Insufficient balance to purchase Level {n}. …”',
        evidence: [],
      },
      { name: 'UserCancelled', section: 8, asks: '“User cancelled the transaction.”', evidence: [] },
      { name: 'ContractRevert', section: 8, asks: '“Contract Revert: {error name}”', evidence: [] },
      {
        name: 'RevertUndecoded',
        section: 8,
        asks: '“Transaction reverted but couldn’t decode reason.”',
        evidence: [],
      },
      { name: 'InvalidPurchase', section: 8, asks: '“Invalid purchase details.”', evidence: [] },
      { name: 'Loading', section: 2, asks: 'the grid before the chain has answered', evidence: [] },
      { name: 'LoadFailed', section: 8, asks: '“Failed to load pools”', evidence: [] },
    ],
  },
  {
    title: 'Screens/Pools/Global pool',
    path: paths.globalPool,
    states: [
      { name: 'Loaded', section: 2, asks: 'global pool listing', evidence: [] },
      { name: 'Locked', section: 4, asks: 'not next and not activated', evidence: [] },
      { name: 'Purchase', section: 4, asks: 'the next level to buy', evidence: [] },
      { name: 'Processing', section: 4, asks: 'transaction running', evidence: [] },
      { name: 'Activated', section: 4, asks: 'bought', evidence: [] },
      {
        name: 'ClaimReady',
        section: 2,
        asks: 'Global Pool claim: position, bonus, button',
        evidence: ['claim.title', { role: 'button', name: 'claim.actionName' }, 'claim.bonus'],
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
      { name: 'Empty', section: 8, asks: '“No global pools found.”', evidence: [] },
      { name: 'Loading', section: 2, asks: 'the list before the replies are there', evidence: [] },
      { name: 'LoadFailed', section: 8, asks: '“Failed to load pools”', evidence: [] },
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
