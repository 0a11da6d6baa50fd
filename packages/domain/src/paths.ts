import type { Position } from './levels.ts';

/** The app's own paths, as links and routes use them. Spec §2. */
export const paths = {
  login: '/login',
  connectWallet: '/connect-wallet',
  uplineLink: '/uplineLink',
  dashboard: '/dashboard',
  forgeRace: '/dashboard/forgeracelisting',
  globalPool: '/dashboard/globalpool',
  poolOverview: '/dashboard/pooloverview',
  services: '/dashboard/productlisting',
  projects: '/dashboard/projectlisting',
  profile: '/dashboard/profileabout',
  referrals: '/dashboard/incomelisting/referral',
  globalList: '/dashboard/incomelisting/globalpool',
  matrixTree: '/dashboard/m5matrixtree',
  globalPoolUsers: '/dashboard/globalpooluserlisting',
  member: '/dashboard/wallet',
  support: '/dashboard/support',
  balances: '/dashboard/balances',
  notifications: '/dashboard/notifications',
} as const;

/** The list of everybody in a global pool. */
export function globalPoolUsersPath(position: Position): string {
  return `${paths.globalPoolUsers}/${position}`;
}

/** Another member's summary. @param userId A member ID or a wallet. */
export function memberPath(userId: string): string {
  return `${paths.member}/${encodeURIComponent(userId)}`;
}

/** A ticket's conversation. */
export function ticketPath(ticketId: string): string {
  return `${paths.support}/${encodeURIComponent(ticketId)}`;
}

/** One notification. */
export function notificationPath(id: string): string {
  return `${paths.notifications}/${encodeURIComponent(id)}`;
}
