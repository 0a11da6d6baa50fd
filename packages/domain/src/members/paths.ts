import type { LedgerKind } from '../ledger/ledger.ts';
import type { Position } from '../levels/levels.ts';

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
  ledger: '/dashboard/ledger',
  sessions: '/dashboard/sessions',
  accessLog: '/dashboard/accesslog',
  data: '/dashboard/data',
  /** Public: readable without an account. */
  transparency: '/transparency',
  help: '/help',
} as const;

/** The pages that sell the levels of each kind of pool. */
export const poolPaths = { race: paths.forgeRace, global: paths.globalPool } as const;

export function globalPoolUsersPath(position: Position): string {
  return `${paths.globalPoolUsers}/${position}`;
}

/** Another member's summary. @param userId A member ID or a wallet. */
export function memberPath(userId: string): string {
  return `${paths.member}/${encodeURIComponent(userId)}`;
}

export function ticketPath(ticketId: string): string {
  return `${paths.support}/${encodeURIComponent(ticketId)}`;
}

/**
 * A new ticket about a transaction; it starts with the receipt. @param hash `0x` and 64 hexadecimal
 * digits.
 */
export function ticketAboutPath(hash: string): string {
  return `${paths.support}?transaction=${encodeURIComponent(hash)}`;
}

/** An article of the help centre. @param slug The article's path segment. */
export function helpPath(slug: string): string {
  return `${paths.help}/${encodeURIComponent(slug)}`;
}

export function notificationPath(id: string): string {
  return `${paths.notifications}/${encodeURIComponent(id)}`;
}

/** A filter of the ledger; omitted fields do not filter. */
export interface LedgerPart {
  kinds?: readonly LedgerKind[];
  position?: Position;
  /** The first and the last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** The transaction whose rows are expanded. */
  open?: string;
}

/** The member's ledger, filtered to the rows behind one figure. */
export function ledgerPath({ kinds = [], position, ...rest }: LedgerPart = {}): string {
  const query = new URLSearchParams(kinds.map((kind) => ['kind', kind]));
  if (position) query.set('position', String(position));
  for (const [name, value] of Object.entries(rest)) query.set(name, value);
  return query.size > 0 ? `${paths.ledger}?${query}` : paths.ledger;
}
