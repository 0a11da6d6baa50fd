import type { Screen } from './screenStates.ts';

/** What stands around every page or takes its place. */
export const systemStates: readonly Screen[] = [
  {
    title: 'Screens/System/App shell',
    path: null,
    states: [
      { name: 'Default', evidence: '§2: top bar with back button' },
      { name: 'OnDashboard', evidence: '§2: no back button on the dashboard itself' },
      { name: 'MenuOpen', evidence: '§2: menu overlay' },
      { name: 'LinkCopied', evidence: '§8: “Referral link copied!”' },
      { name: 'LinkNotCopied', evidence: '§8: “Failed to copy link.”' },
      { name: 'LinkMissing', evidence: '§5, §8: “Profile link not found!”' },
      { name: 'NotConnected', evidence: '§2: wallet connect button' },
      { name: 'Disconnected', evidence: '§4, §8: “Wallet disconnected.”' },
      { name: 'WrongNetwork', evidence: '§5: “Please switch to Polygon Main Net.”' },
    ],
  },
  {
    title: 'Screens/System/Error boundary',
    path: null,
    states: [{ name: 'Default', evidence: '§8: a page that breaks must not leave a blank one' }],
  },
  {
    title: 'Screens/System/Toasts',
    path: null,
    states: [{ name: 'AllTexts', evidence: '§8: toasts, top-right, 3000 ms' }],
  },
];
