import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

/** States of the app's frame, and pages that replace others. */
export const systemStates: readonly Screen[] = [
  {
    title: 'Screens/System/App shell',
    path: null,
    states: [
      { name: 'Default', section: 2, asks: 'top bar with back button' },
      { name: 'WithinPlace', section: 2, asks: 'five places in the bar of wide screens' },
      { name: 'OnDashboard', section: 2, asks: 'no back button on the dashboard itself' },
      {
        name: 'MenuComplete',
        section: 2,
        asks: 'Profile, Forge Race, Projects, Services, Community, Support, Copy my link',
      },
      { name: 'SignedOut', section: 4, asks: 'signing out, also without a wallet' },
      { name: 'MessagesKept', section: 8, asks: 'toasts go after 3000 ms; who missed one finds it again' },
      { name: 'NoMessagesYet', section: 8, asks: 'the same before anything was said' },
      { name: 'PageLoading', section: 8, asks: 'loading: the frame is there before the code of its page' },
      { name: 'MenuOpen', section: 2, asks: 'menu overlay' },
      { name: 'LinkCopied', section: 8, asks: '“Referral link copied!”' },
      { name: 'ShareOpen', section: 2, asks: 'share a referral link, beside “Copy my link”' },
      {
        name: 'ShareNative',
        section: 2,
        asks: 'the device’s own way to share, with words that promise nothing',
      },
      { name: 'ShareRefused', section: 8, asks: 'the device refuses to share' },
      { name: 'LinkNotCopied', section: 8, asks: '“Failed to copy link.”' },
      { name: 'LinkMissing', section: 5, asks: '“Profile link not found!”' },
      { name: 'NotConnected', section: 2, asks: 'wallet connect button' },
      { name: 'IncidentTold', section: 6, asks: 'what a lead tells everybody; dismissed until it changes' },
      { name: 'IncidentAhead', section: 6, asks: 'an incident is told when it begins' },
      { name: 'PurchaseTold', section: 8, asks: 'how a purchase ended, whatever page is open' },
      { name: 'ClaimTold', section: 8, asks: 'how a claim ended, whatever page is open' },
      { name: 'Disconnected', section: 4, asks: '“Wallet disconnected.”' },
      { name: 'WrongNetwork', section: 5, asks: '“Please switch to Polygon Main Net.”' },
      { name: 'Connected', section: 2, asks: 'wallet connect button, pressed and answered' },
      { name: 'ConnectionRefused', section: 8, asks: '“Wallet connection canceled.”' },
      { name: 'Reconnecting', section: 2, asks: 'a remembered wallet is reconnected silently' },
      { name: 'WalletOpen', section: 2, asks: 'the connected wallet: picture, name, balances, chain' },
      { name: 'WalletLoading', section: 3, asks: 'its balances before the chain has answered' },
      { name: 'WalletUnknown', section: 3, asks: 'its balances could not be read; a retry reads them' },
      { name: 'WalletOnPhone', section: 2, asks: 'the same as a sheet from the foot of the screen' },
      {
        name: 'DemoWallet',
        section: 2,
        asks: 'the wallet of the local chain says that its money is not real',
      },
      { name: 'ForkWallet', section: 2, asks: 'the wallet on a fork says of which block it is one' },
      { name: 'NetworkSwitched', section: 5, asks: 'the banner goes with its reason' },
      { name: 'OtherWallet', section: 5, asks: 'another wallet than the one that signed in' },
      { name: 'OtherWalletTaken', section: 5, asks: 'signing in with the wallet that is connected now' },
      { name: 'OtherWalletLeft', section: 5, asks: 'the banner goes once the member’s own wallet is back' },
      {
        name: 'PairingShown',
        section: 2,
        asks: 'wallet connect button: a wallet on another device reads a code',
      },
      { name: 'WalletCopied', section: 2, asks: 'the whole wallet goes to the clipboard' },
      { name: 'WalletNotCopied', section: 2, asks: 'the browser does not allow it' },
      { name: 'DarkChosen', section: 3, asks: 'light by default; dark is a press away' },
      { name: 'NewerBuild', section: 2, asks: 'a newer build waits until the member takes it up' },
      { name: 'LightChosen', section: 3, asks: 'and back again' },
    ],
  },
  {
    title: 'Screens/System/Error boundary',
    path: null,
    states: [
      { name: 'Default', section: 8, asks: 'a page that breaks must not leave a blank one' },
      {
        name: 'NotLoaded',
        section: 8,
        asks: 'a page whose code cannot be fetched must not leave a blank one',
      },
      { name: 'PurchaseUnderWay', section: 4, asks: 'a purchase goes on when its page breaks' },
    ],
  },
  {
    title: 'Screens/System/Toasts',
    path: null,
    states: [{ name: 'AllTexts', section: 8, asks: 'toasts, top-right, 3000 ms' }],
  },
  {
    title: 'Screens/System/Contract errors',
    path: null,
    states: [
      { name: 'AllTexts', section: 8, asks: '“Contract Revert: {error name}”, and what each name means' },
    ],
  },
  {
    title: 'Screens/System/Offline',
    path: null,
    states: [
      {
        name: 'Offline',
        section: 8,
        asks: 'what was loaded stays, and the page says that it may be out of date',
      },
      { name: 'NothingClaimed', section: 4, asks: 'without a network nothing can be claimed' },
      { name: 'BackOnline', section: 8, asks: 'the banner goes with its reason' },
      {
        name: 'ServerFrozen',
        section: 8,
        asks: 'a server that takes questions and answers none is named within two seconds; what was loaded stays',
      },
      {
        name: 'ServerDead',
        section: 8,
        asks: 'a server that is gone is named at once; Retry finds it again',
      },
    ],
  },
  {
    title: 'Screens/System/Offline buying',
    path: null,
    states: [
      { name: 'NothingBought', section: 4, asks: 'without a network no level can be bought' },
      { name: 'BuyingAgain', section: 4, asks: 'with the network the level can be bought again' },
    ],
  },
  {
    title: 'Screens/System/Session expired',
    path: null,
    states: [{ name: 'SessionExpired', section: 6, asks: 'the visible behaviour is the redirect to /login' }],
  },
  {
    title: 'Screens/System/Not found',
    path: null,
    states: [{ name: 'NotFoundRedirected', section: 2, asks: 'any other path redirects to /dashboard' }],
  },
  {
    title: 'Screens/Access/Upline redirect',
    path: paths.uplineLink,
    states: [
      {
        name: 'Redirecting',
        section: 2,
        asks: 'a full page load to /connect-wallet with an upline query parameter',
      },
    ],
  },
];
