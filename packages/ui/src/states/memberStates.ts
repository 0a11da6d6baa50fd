import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** The screens of a signed-in member. */
export const memberStates: readonly Screen[] = [
  {
    title: 'Screens/Dashboard/Home',
    path: paths.dashboard,
    states: [
      { name: 'Loaded', evidence: '§2: greeting, last 5 direct referrals, tiers' },
      { name: 'Loading', evidence: '§2: the same before the replies are there' },
      { name: 'NewMember', evidence: '§8: “No referrals found.”' },
      { name: 'MyIncome', evidence: '§2: selector showing My Income' },
      { name: 'MyTokens', evidence: '§2: selector showing My Tokens' },
      { name: 'MenuOpen', evidence: '§2: menu overlay' },
      { name: 'DataFailed', evidence: '§8: fetch failures show the empty states, and say that they failed' },
    ],
  },
  {
    title: 'Screens/Pools/Forge race',
    path: paths.forgeRace,
    states: [
      { name: 'NoneActivated', evidence: '§4: the next level to buy is 1, the rest is locked' },
      { name: 'SomeActivated', evidence: '§4: highest activated position plus one' },
      { name: 'AllActivated', evidence: '§4: nothing is left to buy' },
      { name: 'Locked', evidence: '§4: not next and not activated' },
      { name: 'Purchase', evidence: '§4: the next level to buy' },
      { name: 'Processing', evidence: '§4: transaction running' },
      { name: 'Activated', evidence: '§4: bought' },
      { name: 'ProcessingCheckBalance', evidence: '§4: purchase flow: check balance' },
      { name: 'ProcessingApprove', evidence: '§4: purchase flow: approve if needed' },
      { name: 'ProcessingInvest', evidence: '§4: purchase flow: invest' },
      { name: 'ProcessingConfirm', evidence: '§4: purchase flow: wait for confirmation' },
      { name: 'InsufficientBalance', evidence: '§5, §8: “Insufficient balance to purchase Level {n}. …”' },
      { name: 'UserCancelled', evidence: '§8: “User cancelled the transaction.”' },
      { name: 'ContractRevert', evidence: '§8: “Contract Revert: {error name}”' },
      { name: 'RevertUndecoded', evidence: '§8: “Transaction reverted but couldn’t decode reason.”' },
      { name: 'InvalidPurchase', evidence: '§8: “Invalid purchase details.”' },
      { name: 'Loading', evidence: '§2: the grid before the chain has answered' },
      { name: 'LoadFailed', evidence: '§8: “Failed to load pools”' },
    ],
  },
  {
    title: 'Screens/Pools/Global pool',
    path: paths.globalPool,
    states: [
      { name: 'Loaded', evidence: '§2: global pool listing' },
      { name: 'Locked', evidence: '§4: not next and not activated' },
      { name: 'Purchase', evidence: '§4: the next level to buy' },
      { name: 'Processing', evidence: '§4: transaction running' },
      { name: 'Activated', evidence: '§4: bought' },
      { name: 'Empty', evidence: '§8: “No global pools found.”' },
      { name: 'Loading', evidence: '§2: the list before the replies are there' },
      { name: 'LoadFailed', evidence: '§8: “Failed to load pools”' },
    ],
  },
  {
    title: 'Screens/Profile/About',
    path: paths.profile,
    states: [
      { name: 'Loaded', evidence: '§2: My Info, Summary, Income Summary' },
      { name: 'Anonymous', evidence: '§2: “Anonymous” if the name is empty' },
      { name: 'LostIncomeFallback', evidence: '§9: lost income fallback 7.19' },
      { name: 'EditOpen', evidence: '§4: profile edit modal: open' },
      { name: 'EditSaving', evidence: '§4: profile edit modal: save' },
      { name: 'EditSaved', evidence: '§8: “Profile updated successfully”' },
      { name: 'EditFailed', evidence: '§8: “Failed to update profile”' },
      { name: 'Loading', evidence: '§2: the profile before the reply is there' },
    ],
  },
];
