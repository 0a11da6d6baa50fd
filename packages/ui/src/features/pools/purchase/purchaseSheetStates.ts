import type { Screen } from '../../../states/screenStates.ts';

/** What a buyer is shown before their wallet opens: the terms, what it will ask, and how a simulation went. */
export const purchaseSheetStates: Screen['states'] = [
  { name: 'Terms', section: 4, asks: 'what a buyer is told before they pay' },
  {
    name: 'SponsorPassed',
    section: 4,
    asks: 'the buyer is told before they pay that somebody else becomes their sponsor, and why',
  },
  { name: 'SponsorAsked', section: 4, asks: 'the buyer waits and has their sponsor asked' },
  { name: 'SponsorFar', section: 4, asks: 'more members stand above than a purchase can record' },
  { name: 'SponsorExpired', section: 4, asks: 'the sponsor’s signature has ended' },
  { name: 'SponsorWithdrawn', section: 4, asks: 'the chain does not take the sponsor’s signature' },
  {
    name: 'TermsChanged',
    section: 5,
    asks: 'terms that changed are accepted before anything more is bought',
  },
  {
    name: 'TermsUnread',
    section: 5,
    asks: 'a member who has accepted no terms reads them before their first purchase',
  },
  { name: 'TermsAccepting', section: 5, asks: 'the answer is on its way' },
  { name: 'TermsAccepted', section: 5, asks: 'the offer follows once the terms are accepted' },
  { name: 'TermsNotAccepted', section: 8, asks: 'the answer could not be kept' },
  {
    name: 'TermsRefused',
    section: 8,
    asks: 'a purchase that goes on from another page’s terms is refused before the wallet opens',
  },
  { name: 'BySignature', section: 4, asks: 'approve if needed: by a signature where the coin takes one' },
  { name: 'Batch', section: 4, asks: 'approve if needed: together with the purchase where the wallet can' },
  { name: 'SponsorFirst', section: 4, asks: 'the sponsor must be recorded by a transaction of its own' },
  { name: 'AllowanceLeft', section: 4, asks: 'check allowance: what the pool may take already' },
  {
    name: 'AllowanceUnlimited',
    section: 4,
    asks: 'an allowance without a limit is a danger, and can be taken back',
  },
  { name: 'Revoking', section: 4, asks: 'the wallet is asked to take the allowance back' },
  { name: 'Revoked', section: 4, asks: 'the allowance is gone and the purchase asks for what it needs' },
  { name: 'RevokeCancelled', section: 8, asks: '“User cancelled the transaction.”: the allowance stays' },
  {
    name: 'RevokeWhileBuying',
    section: 4,
    asks: 'nothing is taken back while another page buys: the allowance stays',
  },
  { name: 'GasUnknown', section: 4, asks: 'the node can neither tell the gas nor simulate the whole' },
  { name: 'Checking', section: 4, asks: 'the purchase before the chain has said what it would be' },
  { name: 'CheckSlow', section: 4, asks: 'the same when that takes long' },
  { name: 'CheckFailed', section: 8, asks: 'the chain does not answer: nothing can be bought' },
  { name: 'CheckRetried', section: 8, asks: 'retry brings what the chain says' },
  { name: 'WouldRevert', section: 8, asks: '“Contract Revert: {error name}” before any gas is paid' },
  { name: 'RevertGone', section: 8, asks: 'simulated again, it goes through' },
  { name: 'NoWallet', section: 8, asks: '“No wallet connected.”: the sheet connects one' },
  {
    name: 'WrongNetwork',
    section: 8,
    asks: '“Please switch to Polygon Main Net.”: the sheet asks the wallet to',
  },
  {
    name: 'BalanceTooLow',
    section: 5,
    asks: 'a balance of at least the joining fee, seen before the wallet opens',
  },
];
