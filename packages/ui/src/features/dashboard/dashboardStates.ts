import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';
import { placeStates } from '../network/enrolment/enrolmentStates.ts';

export const dashboardStates: readonly Screen[] = [
  {
    title: 'Screens/Dashboard/Home',
    path: paths.dashboard,
    states: [
      { name: 'Loaded', section: 2, asks: 'greeting, last 5 direct referrals, tiers' },
      { name: 'Loading', section: 2, asks: 'the same before the replies are there' },
      { name: 'LoadingNewMember', section: 2, asks: 'a newcomer’s page before the chain has answered' },
      { name: 'Phone', section: 2, asks: 'the claim and the next level within the first screen' },
      { name: 'NewMember', section: 8, asks: '“No referrals found.”' },
      { name: 'NewMemberShort', section: 8, asks: 'the missing amount before “Insufficient balance”' },
      { name: 'NewMemberBalancesFailed', section: 8, asks: 'what the wallet holds could not be read' },
      {
        name: 'NewMemberMissed',
        section: 4,
        asks: 'who has bought nothing and lost income for it sees that, beside the steps',
      },
      { name: 'AllActivated', section: 4, asks: 'every level is activated: none comes next' },
      { name: 'OutOfOrder', section: 4, asks: 'a level was bought at the contracts before those below it' },
      {
        name: 'LastBought',
        section: 4,
        asks: 'the last level is bought: none comes next, and the focus stays',
      },
      { name: 'PurchaseRunning', section: 4, asks: 'the purchase of the next level is under way' },
      ...placeStates,
      { name: 'MyIncome', section: 2, asks: 'selector showing My Income' },
      { name: 'MyTokens', section: 2, asks: 'selector showing My Tokens' },
      { name: 'UnreadNotification', section: 4, asks: 'the token card shows the newest unread notification' },
      {
        name: 'NotificationRead',
        section: 4,
        asks: 'the token card marks the newest unread notification as read after 30 s',
      },
      {
        name: 'ClaimReady',
        section: 2,
        asks: 'a line for each level with a bonus: level, amount, its button',
      },
      { name: 'ClaimRefreshed', section: 4, asks: 'the bonus is read again 500 ms after the contract was' },
      { name: 'ClaimZero', section: 4, asks: 'the button is disabled when the bonus is zero or less' },
      {
        name: 'ClaimZeroInRace',
        section: 4,
        asks: 'credits of a race level are claimed like global ones, also when there are none now',
      },
      {
        name: 'ClaimNone',
        section: 8,
        asks: 'a newcomer has nothing to claim, and no pool is said to be missing',
      },
      { name: 'ClaimLoading', section: 4, asks: 'the bonus before the chain has answered' },
      { name: 'ClaimProcessing', section: 4, asks: 'the button is disabled while processing' },
      { name: 'ClaimConfirming', section: 4, asks: 'the transaction of a claim before it is in a block' },
      { name: 'ClaimSucceeded', section: 8, asks: '“Claim successful”' },
      { name: 'ClaimClosed', section: 4, asks: 'after a claim the bonus is what is left' },
      { name: 'ClaimCancelled', section: 8, asks: '“User cancelled the transaction.”' },
      { name: 'ClaimReverted', section: 8, asks: '“Revert: {reason}”' },
      {
        name: 'ClaimRevertUndecoded',
        section: 8,
        asks: '“Transaction reverted but couldn’t decode reason.”',
      },
      { name: 'ClaimFailed', section: 8, asks: '“Transaction failed.”' },
      { name: 'ClaimGasMissing', section: 8, asks: 'there is nothing to pay for gas with' },
      {
        name: 'ClaimResumed',
        section: 4,
        asks: 'a claim goes on after the page was reloaded, or on another page: this one opens no wallet',
      },
      { name: 'ShareOpen', section: 2, asks: 'share a referral link, from the referrals card' },
      { name: 'ShareClosed', section: 2, asks: 'closed, the page is as it was' },
      { name: 'ClaimNoWallet', section: 8, asks: '“No wallet connected.”' },
      { name: 'MenuOpen', section: 2, asks: 'menu overlay' },
      {
        name: 'DataFailed',
        section: 8,
        asks: 'fetch failures show the empty states, and say that they failed',
      },
      {
        name: 'Refreshed',
        section: 4,
        asks: 'figures are fetched again every 30 s; what is not final yet is named',
      },
      {
        name: 'PartFailed',
        section: 8,
        asks: 'what could not be fetched is a dash; one message for the page',
      },
      { name: 'NextIsGlobal', section: 4, asks: 'the next level is a global one' },
      { name: 'DataRetried', section: 8, asks: 'retry brings what was missing' },
    ],
  },
];
