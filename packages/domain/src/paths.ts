/** The app's own paths, as links and routes use them. Spec §2. */
export const paths = {
  login: '/login',
  connectWallet: '/connect-wallet',
  uplineLink: '/uplineLink',
  dashboard: '/dashboard',
  forgeRace: '/dashboard/forgeracelisting',
  globalPool: '/dashboard/globalpool',
  profile: '/dashboard/profileabout',
} as const;
