import { messages, paths } from '@upline/domain';
import { isAppMessageId } from './evidencePattern.ts';
import type { Screen } from './screenStates.ts';

const idsThatBegin = (prefix: string) =>
  Object.keys(messages)
    .filter(isAppMessageId)
    .filter((id) => id.startsWith(prefix));

/** What stands around every page or takes its place. */
export const systemStates: readonly Screen[] = [
  {
    title: 'Screens/System/App shell',
    path: null,
    states: [
      {
        name: 'Default',
        section: 2,
        asks: 'top bar with back button',
        evidence: ['common.productName', 'common.back', 'common.skipToContent', 'wallet.connected'],
      },
      {
        name: 'OnDashboard',
        section: 2,
        asks: 'no back button on the dashboard itself',
        evidence: ['dashboard.title', { without: 'common.back' }],
      },
      {
        name: 'MenuComplete',
        section: 2,
        asks: 'Profile, Forge Race, Projects, Services, Community, Support, Copy my link',
        evidence: [
          'nav.profile',
          'nav.forgeRace',
          'nav.globalPool',
          'nav.projects',
          'nav.services',
          'nav.wallet',
          'nav.support',
          'nav.community',
          { role: 'link', name: 'nav.externalLink' },
          'nav.copyLink',
          { role: 'navigation', name: 'nav.label' },
        ],
      },
      {
        name: 'MessagesKept',
        section: 8,
        asks: 'toasts go after 3000 ms; who missed one finds it again',
        evidence: ['toastLog.title', 'toast.linkCopied'],
      },
      {
        name: 'NoMessagesYet',
        section: 8,
        asks: 'the same before anything was said',
        evidence: ['toastLog.title', 'toastLog.empty'],
      },
      {
        name: 'MenuOpen',
        section: 2,
        asks: 'menu overlay',
        evidence: [{ role: 'dialog', name: 'common.menu' }, 'common.menu'],
      },
      {
        name: 'LinkCopied',
        section: 8,
        asks: '“Referral link copied!”',
        evidence: ['toast.linkCopied', { without: 'toastLog.title' }],
      },
      {
        name: 'LinkNotCopied',
        section: 8,
        asks: '“Failed to copy link.”',
        evidence: ['toast.linkNotCopied'],
      },
      { name: 'LinkMissing', section: 5, asks: '“Profile link not found!”', evidence: ['toast.linkMissing'] },
      {
        name: 'NotConnected',
        section: 2,
        asks: 'wallet connect button',
        evidence: ['wallet.connect', { without: 'toast.walletCanceled' }],
      },
      {
        name: 'PurchaseTold',
        section: 8,
        asks: 'how a purchase ended, whatever page is open',
        evidence: ['toast.userCancelled'],
      },
      {
        name: 'ClaimTold',
        section: 8,
        asks: 'how a claim ended, whatever page is open',
        evidence: ['toast.claimSuccessful'],
      },
      {
        name: 'Disconnected',
        section: 4,
        asks: '“Wallet disconnected.”',
        evidence: ['toast.walletDisconnected'],
      },
      {
        name: 'WrongNetwork',
        section: 5,
        asks: '“Please switch to Polygon Main Net.”',
        evidence: ['toast.wrongNetwork', 'wallet.switch'],
      },
      {
        name: 'Connected',
        section: 2,
        asks: 'wallet connect button, pressed and answered',
        evidence: ['wallet.connected', 'toast.walletConnected'],
      },
      {
        name: 'ConnectionRefused',
        section: 8,
        asks: '“Wallet connection canceled.”',
        evidence: ['toast.walletCanceled', 'wallet.connect'],
      },
      {
        name: 'Reconnecting',
        section: 2,
        asks: 'a remembered wallet is reconnected silently',
        evidence: ['wallet.connecting'],
      },
      {
        name: 'WalletOpen',
        section: 2,
        asks: 'the connected wallet whole, and its chain',
        evidence: [
          { role: 'dialog', name: 'wallet.connected' },
          'wallet.disconnect',
          'chain.polygon',
          'common.copy',
        ],
      },
      {
        name: 'DemoWallet',
        section: 2,
        asks: 'the wallet of the local chain says that its money is not real',
        evidence: ['wallet.demo', 'chain.polygonLocal', 'access.demo.notice'],
      },
      {
        name: 'NetworkSwitched',
        section: 5,
        asks: 'the banner goes with its reason',
        evidence: ['common.back', 'wallet.connected'],
        endsLike: 'Default',
      },
      {
        name: 'OtherWallet',
        section: 5,
        asks: 'another wallet than the one that signed in',
        evidence: ['purchase.otherWallet'],
      },
      {
        name: 'WalletCopied',
        section: 2,
        asks: 'the whole wallet goes to the clipboard',
        evidence: ['common.copied'],
      },
      {
        name: 'WalletNotCopied',
        section: 2,
        asks: 'the browser does not allow it',
        evidence: ['common.notCopied'],
      },
      {
        name: 'DarkChosen',
        section: 3,
        asks: 'light by default; dark is a press away',
        evidence: ['common.theme.light'],
      },
      { name: 'LightChosen', section: 3, asks: 'and back again', evidence: ['common.theme.dark'] },
    ],
  },
  {
    title: 'Screens/System/Error boundary',
    path: null,
    states: [
      {
        name: 'Default',
        section: 8,
        asks: 'a page that breaks must not leave a blank one',
        evidence: ['common.errorBoundary.title', 'common.errorBoundary.text', 'common.errorBoundary.reload'],
      },
    ],
  },
  {
    title: 'Screens/System/Toasts',
    path: null,
    states: [
      { name: 'AllTexts', section: 8, asks: 'toasts, top-right, 3000 ms', evidence: idsThatBegin('toast.') },
    ],
  },
  {
    title: 'Screens/System/Contract errors',
    path: null,
    states: [
      {
        name: 'AllTexts',
        section: 8,
        asks: '“Contract Revert: {error name}”, and what each name means',
        evidence: idsThatBegin('contract.'),
      },
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
        evidence: ['system.offline', 'dashboard.referrals.total'],
      },
      {
        name: 'BackOnline',
        section: 8,
        asks: 'the banner goes with its reason',
        evidence: ['dashboard.referrals.total', { without: 'system.offline' }],
      },
    ],
  },
  {
    title: 'Screens/System/Session expired',
    path: null,
    states: [
      {
        name: 'SessionExpired',
        section: 6,
        asks: 'the visible behaviour is the redirect to /login',
        evidence: ['access.sessionEnded', 'access.register.question'],
      },
    ],
  },
  {
    title: 'Screens/System/Not found',
    path: null,
    states: [
      {
        name: 'NotFoundRedirected',
        section: 2,
        asks: 'any other path redirects to /dashboard',
        evidence: ['access.notFound'],
      },
    ],
  },
  {
    title: 'Screens/Access/Upline redirect',
    path: paths.uplineLink,
    states: [
      {
        name: 'Redirecting',
        section: 2,
        asks: 'a full page load to /connect-wallet with an upline query parameter',
        evidence: ['access.redirecting'],
      },
    ],
  },
];
