import { paths } from '@upline/domain';

/** What draws each page, by its path; one that ends with a slash stands for all that are one step below. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.dashboard]: () => import('./DashboardPage.tsx'),
  [paths.forgeRace]: () => import('./ForgeRacePage.tsx'),
  [paths.globalPool]: () => import('./GlobalPoolPage.tsx'),
  [paths.poolOverview]: () => import('./PoolOverviewPage.tsx'),
  [paths.services]: () => import('./ServicesPage.tsx'),
  [paths.projects]: () => import('./ProjectsPage.tsx'),
  [paths.profile]: () => import('./ProfilePage.tsx'),
  [paths.referrals]: () => import('./ReferralListPage.tsx'),
  [paths.globalList]: () => import('./GlobalPoolListPage.tsx'),
  [`${paths.globalPoolUsers}/`]: () => import('./GlobalPoolMembersPage.tsx'),
  [paths.matrixTree]: () => import('./MatrixTreePage.tsx'),
  [`${paths.member}/`]: () => import('./MemberPage.tsx'),
  [paths.balances]: () => import('./BalancesPage.tsx'),
  [paths.ledger]: () => import('./LedgerPage.tsx'),
  [paths.notifications]: () => import('./NotificationsPage.tsx'),
  [`${paths.notifications}/`]: () => import('./NotificationPage.tsx'),
  [paths.sessions]: () => import('./SessionsPage.tsx'),
  [paths.accessLog]: () => import('./AccessLogPage.tsx'),
  [paths.data]: () => import('./DataPage.tsx'),
  [paths.help]: () => import('./HelpPage.tsx'),
  [`${paths.help}/`]: () => import('./HelpArticlePage.tsx'),
  [paths.transparency]: () => import('./TransparencyPage.tsx'),
  [paths.support]: () => import('./TicketsPage.tsx'),
  [`${paths.support}/`]: () => import('./ConversationPage.tsx'),
};

/** What fetches the part of the app that draws a page, `null` when the path is none of a member's. */
export function partOf(pathname: string): (() => Promise<unknown>) | null {
  return parts[pathname] ?? parts[pathname.replace(/[^/]+$/, '')] ?? null;
}

/** The events that say that a link is about to be followed. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the part of the app behind a link as soon as a pointer, a finger or the focus is on it, so that it is there
 * when the link is followed. @returns What ends that.
 */
export function fetchPagesAhead(): () => void {
  const asked = new Set<() => Promise<unknown>>();
  function fetchAhead({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    const fetchPart = partOf(link.pathname);
    if (!fetchPart || asked.has(fetchPart)) return;
    asked.add(fetchPart);
    // To follow the link asks again, and hears why it does not come.
    fetchPart().catch(() => asked.delete(fetchPart));
  }
  for (const intent of intents) document.addEventListener(intent, fetchAhead, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, fetchAhead);
  };
}
