import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** What stands around every page or takes its place. */
export const systemStates: readonly Screen[] = [
  {
    title: 'Screens/System/App shell',
    path: null,
    states: [
      { name: 'Default', section: 2, asks: 'top bar with back button', evidence: [] },
      { name: 'OnDashboard', section: 2, asks: 'no back button on the dashboard itself', evidence: [] },
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
      { name: 'MenuOpen', section: 2, asks: 'menu overlay', evidence: [] },
      { name: 'LinkCopied', section: 8, asks: '“Referral link copied!”', evidence: [] },
      { name: 'LinkNotCopied', section: 8, asks: '“Failed to copy link.”', evidence: [] },
      { name: 'LinkMissing', section: 5, asks: '“Profile link not found!”', evidence: [] },
      { name: 'NotConnected', section: 2, asks: 'wallet connect button', evidence: [] },
      { name: 'Disconnected', section: 4, asks: '“Wallet disconnected.”', evidence: [] },
      { name: 'WrongNetwork', section: 5, asks: '“Please switch to Polygon Main Net.”', evidence: [] },
    ],
  },
  {
    title: 'Screens/System/Error boundary',
    path: null,
    states: [
      { name: 'Default', section: 8, asks: 'a page that breaks must not leave a blank one', evidence: [] },
    ],
  },
  {
    title: 'Screens/System/Toasts',
    path: null,
    states: [{ name: 'AllTexts', section: 8, asks: 'toasts, top-right, 3000 ms', evidence: [] }],
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
        evidence: ['dashboard.referrals.total'],
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
        evidence: ['system.notFound'],
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
        evidence: ['system.redirecting'],
      },
    ],
  },
];
