import { messages, paths } from '@upline/domain';
import { isAppMessageId } from '../../states/evidencePattern.ts';
import type { Screen } from '../../states/screenStates.ts';

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
          'nav.ledger',
          'nav.sessions',
          'nav.transparency',
          'nav.support',
          'nav.community',
          { role: 'link', name: 'nav.externalLink' },
          'nav.copyLink',
          'system.build',
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
        name: 'ShareOpen',
        section: 2,
        asks: 'share a referral link, beside “Copy my link”',
        evidence: [
          { role: 'dialog', name: 'share.title' },
          'share.duty',
          'risk.1',
          'risk.2',
          'risk.5',
          { without: 'share.native' },
        ],
      },
      {
        name: 'ShareNative',
        section: 2,
        asks: 'the device’s own way to share, with words that promise nothing',
        evidence: ['share.native', 'share.message', 'share.message.text', { without: 'share.failed' }],
      },
      {
        name: 'ShareRefused',
        section: 8,
        asks: 'the device refuses to share',
        evidence: ['share.failed', 'share.native'],
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
        evidence: ['wallet.demo', 'chain.local', 'access.demo.notice'],
      },
      {
        name: 'ForkWallet',
        section: 2,
        asks: 'the wallet on a fork says of which block it is one',
        evidence: ['wallet.demo', 'chain.fork', 'access.demo.notice'],
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
        evidence: ['purchase.otherWallet', 'system.signInWithThis'],
      },
      {
        name: 'OtherWalletTaken',
        section: 5,
        asks: 'signing in with the wallet that is connected now',
        evidence: ['common.back', { without: 'purchase.otherWallet' }],
        endsLike: 'Default',
      },
      {
        name: 'OtherWalletLeft',
        section: 5,
        asks: 'the banner goes once the member’s own wallet is back',
        evidence: ['wallet.connected', { without: 'purchase.otherWallet' }],
        endsLike: 'Default',
      },
      {
        name: 'PairingShown',
        section: 2,
        asks: 'wallet connect button: a wallet on another device reads a code',
        evidence: [{ role: 'dialog', name: 'wallet.connect' }, 'wallet.pairing.text', 'wallet.pairing.code'],
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
      {
        name: 'NewerBuild',
        section: 2,
        asks: 'a newer build waits until the member takes it up',
        evidence: ['system.newer', 'system.newer.reload'],
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
      {
        name: 'NotLoaded',
        section: 8,
        asks: 'a page whose code cannot be fetched must not leave a blank one',
        evidence: [
          'common.errorBoundary.missing',
          'common.errorBoundary.missing.text',
          'common.errorBoundary.reload',
        ],
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
        evidence: ['system.offline', 'system.offline.dataOf', 'dashboard.referrals.total'],
      },
      {
        name: 'NothingClaimed',
        section: 4,
        asks: 'without a network nothing can be claimed',
        evidence: ['system.offline', { role: 'button', name: 'claim.actionName', is: 'disabled' }],
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
    title: 'Screens/System/Offline buying',
    path: null,
    states: [
      {
        name: 'NothingBought',
        section: 4,
        asks: 'without a network no level can be bought',
        evidence: ['system.offline', { role: 'button', name: 'level.purchaseName', is: 'disabled' }],
      },
      {
        name: 'BuyingAgain',
        section: 4,
        asks: 'with the network the level can be bought again',
        evidence: ['level.purchaseName', { without: 'system.offline' }],
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
