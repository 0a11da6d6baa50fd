import { paths } from '@upline/domain';

/** The module of each page by path; a trailing slash stands for all paths one level below. */
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

/** The import of a page's module, `null` if the path is no member page. */
export function partOf(pathname: string): (() => Promise<unknown>) | null {
  return parts[pathname] ?? parts[pathname.replace(/[^/]+$/, '')] ?? null;
}

/** Events that precede the click on a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the module behind a link when a pointer, a finger or the focus reaches it. @returns A
 * function that stops.
 */
export function fetchPagesAhead(): () => void {
  const asked = new Set<() => Promise<unknown>>();
  function fetchAhead({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    const fetchPart = partOf(link.pathname);
    if (!fetchPart || asked.has(fetchPart)) return;
    asked.add(fetchPart);
    // The navigation itself imports again and reports a failure.
    fetchPart().catch(() => asked.delete(fetchPart));
  }
  for (const intent of intents) document.addEventListener(intent, fetchAhead, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, fetchAhead);
  };
}
