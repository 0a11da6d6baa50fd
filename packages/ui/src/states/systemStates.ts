import type { Screen } from './screenStates.ts';

/** What stands around every page or takes its place. */
export const systemStates: readonly Screen[] = [
  {
    title: 'Screens/System/App shell',
    path: null,
    states: [
      { name: 'Default', section: 2, asks: 'top bar with back button', evidence: [] },
      { name: 'OnDashboard', section: 2, asks: 'no back button on the dashboard itself', evidence: [] },
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
];
