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
      {
        name: 'UnreadNotification',
        section: 4,
        asks: 'the token card shows the newest unread notification',
        evidence: [
          'dashboard.tokens.news',
          { role: 'radio', name: 'dashboard.income.tokens', is: 'checked' },
        ],
      },
      {
        name: 'NotificationRead',
        section: 4,
        asks: 'the token card marks the newest unread notification as read after 30 s',
        evidence: ['dashboard.tokens.label'],
      },
      {
        name: 'ClaimReady',
        section: 2,
        asks: 'Global Pool claim card: position, bonus, button',
        evidence: ['claim.title', 'claim.level', 'claim.bonus', 'claim.action', 'claim.actionName'],
      },
      {
        name: 'ClaimZero',
        section: 4,
        asks: 'the button is disabled when the bonus is zero or less',
        evidence: ['claim.zero', { role: 'button', name: 'claim.actionName', is: 'disabled' }],
      },
      {
        name: 'ClaimNone',
        section: 8,
        asks: '“No Global Pools found.”',
        evidence: ['toast.noGlobalPools', 'claim.none'],
      },
      {
        name: 'ClaimLoading',
        section: 4,
        asks: 'the bonus before the chain has answered',
        evidence: ['claim.loading', { role: 'region', name: 'claim.title', is: 'busy' }],
      },
      {
        name: 'ClaimProcessing',
        section: 4,
        asks: 'the button is disabled while processing',
        evidence: [
          { role: 'button', name: 'level.state.processing', is: 'disabled' },
          'claim.steps',
          'claim.step.asked',
          'claim.leave',
        ],
      },
      {
        name: 'ClaimConfirming',
        section: 4,
        asks: 'the transaction of a claim before it is in a block',
        evidence: ['claim.step.sent', 'claim.leave'],
      },
      {
        name: 'ClaimSucceeded',
        section: 8,
        asks: '“Claim successful”',
        evidence: ['toast.claimSuccessful', 'claim.paid', 'claim.option', 'claim.step.waiting'],
      },
      {
        name: 'ClaimClosed',
        section: 4,
        asks: 'after a claim the bonus is what is left',
        evidence: [{ role: 'button', name: 'Claim $0.00 from Level 1', is: 'disabled' }],
      },
      {
        name: 'ClaimCancelled',
        section: 8,
        asks: '“User cancelled the transaction.”',
        evidence: ['toast.userCancelled', 'claim.actionName'],
      },
      {
        name: 'ClaimReverted',
        section: 8,
        asks: '“Revert: {reason}”',
        evidence: ['toast.revert', 'contract.NotEnoughBonus'],
      },
      {
        name: 'ClaimRevertUndecoded',
        section: 8,
        asks: '“Transaction reverted but couldn’t decode reason.”',
        evidence: ['toast.revertUndecoded', 'claim.actionName'],
      },
      {
        name: 'ClaimFailed',
        section: 8,
        asks: '“Transaction failed.”',
        evidence: ['toast.claimFailed', 'claim.actionName'],
      },
      {
        name: 'ClaimNoWallet',
        section: 8,
        asks: '“No wallet connected.”',
        evidence: ['toast.noWallet', 'claim.actionName'],
      },
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
