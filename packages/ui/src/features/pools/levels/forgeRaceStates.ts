import { paths } from '@upline/domain';
import type { Screen } from '../../../states/screenStates.ts';
import { purchaseSheetStates } from '../purchase/purchaseSheetStates.ts';

/** The six levels of Forge Race and every way in which a purchase goes. */
export const forgeRaceStates: readonly Screen[] = [
  {
    title: 'Screens/Pools/Forge race',
    path: paths.forgeRace,
    states: [
      { name: 'NoneActivated', section: 4, asks: 'the next level to buy is 1, the rest is locked' },
      { name: 'SomeActivated', section: 4, asks: 'highest activated position plus one' },
      { name: 'AllActivated', section: 4, asks: 'nothing is left to buy' },
      { name: 'Locked', section: 4, asks: 'not next and not activated' },
      { name: 'Purchase', section: 4, asks: 'the next level to buy' },
      { name: 'Processing', section: 4, asks: 'transaction running' },
      { name: 'Activated', section: 4, asks: 'bought' },
      { name: 'ProcessingCheckBalance', section: 4, asks: 'purchase flow: check balance' },
      { name: 'ProcessingApprove', section: 4, asks: 'purchase flow: approve if needed' },
      { name: 'ProcessingInvest', section: 4, asks: 'purchase flow: invest' },
      { name: 'ProcessingConfirm', section: 4, asks: 'purchase flow: wait for confirmation' },
      { name: 'InsufficientBalance', section: 5, asks: '“Insufficient balance to purchase Level {n}. …”' },
      { name: 'UserCancelled', section: 8, asks: '“User cancelled the transaction.”' },
      { name: 'ContractRevert', section: 8, asks: '“Contract Revert: {error name}”' },
      { name: 'RevertUndecoded', section: 8, asks: '“Transaction reverted but couldn’t decode reason.”' },
      { name: 'InvalidPurchase', section: 8, asks: '“Invalid purchase details.”' },
      {
        name: 'SponsorChanged',
        section: 4,
        asks: 'nobody is recorded as sponsor whom the buyer was not shown',
      },
      { name: 'Loading', section: 2, asks: 'the grid before the chain has answered' },
      { name: 'LoadFailed', section: 8, asks: '“Failed to load pools”' },
      ...purchaseSheetStates,
      { name: 'ProcessingPermit', section: 4, asks: 'purchase flow: approve by a signature' },
      { name: 'ProcessingBatch', section: 4, asks: 'purchase flow: approve and invest in one prompt' },
      { name: 'Resumed', section: 4, asks: 'a purchase goes on after the page was reloaded' },
      { name: 'ResumedFollowed', section: 4, asks: 'no wallet is open for it' },
      { name: 'Replaced', section: 4, asks: 'its owner has sent it again at another price' },
      { name: 'Dropped', section: 8, asks: 'the network has forgotten what was sent' },
      { name: 'Unseen', section: 4, asks: 'a wallet that others sign for has sent nothing yet' },
      {
        name: 'EarlierPool',
        section: 4,
        asks: 'the wallet may still pay for the level at an earlier contract: it is not paid twice',
      },
      {
        name: 'RevokingElsewhere',
        section: 4,
        asks: 'nothing is bought while an allowance is being taken back',
      },
      { name: 'TransactionFailed', section: 8, asks: '“Transaction failed. Try again.”' },
      { name: 'ClaimSucceeded', section: 4, asks: 'credits of race levels are claimed like global ones' },
      {
        name: 'BonusGoesFurther',
        section: 4,
        asks: 'the bonus goes to the nearest upline who has the level',
      },
      { name: 'Succeeded', section: 4, asks: 'purchase flow: confirmed' },
      { name: 'GasMissing', section: 8, asks: 'there is nothing to pay for gas with' },
      {
        name: 'PoolUntrusted',
        section: 8,
        asks: '“Invalid purchase details.”: another contract than this app’s',
      },
      {
        name: 'TermsDiffer',
        section: 8,
        asks: '“Invalid purchase details.”: the fee is shared in another way',
      },
      { name: 'PriceDiffers', section: 8, asks: '“Invalid purchase details.”: another price than shown' },
      { name: 'TermsFailed', section: 8, asks: 'the terms could not be loaded' },
      { name: 'TermsRetried', section: 8, asks: 'retry brings the terms' },
      { name: 'RecordsFailed', section: 8, asks: 'bought, by the chain’s word; the server’s is missing' },
      { name: 'RecordsBehind', section: 4, asks: 'confirmed, and the records are behind' },
      { name: 'RecordsCaughtUp', section: 4, asks: 'the records are as far as the chain' },
    ],
  },
];
