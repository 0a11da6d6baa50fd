import type { Session } from '@upline/app-kit/session';
import { paths } from '@upline/domain';
import { NotFoundRedirect } from '@upline/ui';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccessRoute } from './AccessRoute.tsx';
import { MemberArea } from './MemberArea.tsx';
import { UplineLinkPage } from './UplineLinkPage.tsx';

const DashboardPage = lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage }));
const ForgeRacePage = lazy(async () => ({ default: (await import('./ForgeRacePage.tsx')).ForgeRacePage }));
const GlobalPoolPage = lazy(async () => ({ default: (await import('./GlobalPoolPage.tsx')).GlobalPoolPage }));
const PoolOverviewPage = lazy(async () => ({
  default: (await import('./PoolOverviewPage.tsx')).PoolOverviewPage,
}));
const ServicesPage = lazy(async () => ({ default: (await import('./ServicesPage.tsx')).ServicesPage }));
const ProjectsPage = lazy(async () => ({ default: (await import('./ProjectsPage.tsx')).ProjectsPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./ProfilePage.tsx')).ProfilePage }));
const ReferralListPage = lazy(async () => ({
  default: (await import('./ReferralListPage.tsx')).ReferralListPage,
}));
const GlobalPoolListPage = lazy(async () => ({
  default: (await import('./GlobalPoolListPage.tsx')).GlobalPoolListPage,
}));
const GlobalPoolMembersPage = lazy(async () => ({
  default: (await import('./GlobalPoolMembersPage.tsx')).GlobalPoolMembersPage,
}));
const MatrixTreePage = lazy(async () => ({ default: (await import('./MatrixTreePage.tsx')).MatrixTreePage }));
const MemberPage = lazy(async () => ({ default: (await import('./MemberPage.tsx')).MemberPage }));
const BalancesPage = lazy(async () => ({ default: (await import('./BalancesPage.tsx')).BalancesPage }));
const LedgerPage = lazy(async () => ({ default: (await import('./LedgerPage.tsx')).LedgerPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('./NotificationsPage.tsx')).NotificationsPage,
}));
const NotificationPage = lazy(async () => ({
  default: (await import('./NotificationPage.tsx')).NotificationPage,
}));
const SessionsPage = lazy(async () => ({ default: (await import('./SessionsPage.tsx')).SessionsPage }));
const DataPage = lazy(async () => ({ default: (await import('./DataPage.tsx')).DataPage }));
const AccessLogPage = lazy(async () => ({ default: (await import('./AccessLogPage.tsx')).AccessLogPage }));
const TicketsPage = lazy(async () => ({ default: (await import('./TicketsPage.tsx')).TicketsPage }));
const ConversationPage = lazy(async () => ({
  default: (await import('./ConversationPage.tsx')).ConversationPage,
}));
const HelpPage = lazy(async () => ({ default: (await import('./HelpPage.tsx')).HelpPage }));
const HelpArticlePage = lazy(async () => ({
  default: (await import('./HelpArticlePage.tsx')).HelpArticlePage,
}));
const TransparencyPage = lazy(async () => ({
  default: (await import('./TransparencyPage.tsx')).TransparencyPage,
}));

/**
 * Every path of the app; unknown paths lead to the dashboard, as does the first one for members.
 * Spec §2.
 */
export function AppRoutes({ session }: { session: Session }) {
  const access = <AccessRoute session={session} />;
  return (
    <Routes>
      <Route path="/" element={access} />
      <Route path={paths.login} element={access} />
      <Route path={`${paths.login}/:referralId`} element={access} />
      <Route path={paths.connectWallet} element={access} />
      <Route path={`${paths.uplineLink}/*`} element={<UplineLinkPage />} />
      <Route element={<MemberArea session={session} />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.forgeRace} element={<ForgeRacePage />} />
        <Route path={paths.globalPool} element={<GlobalPoolPage />} />
        <Route path={paths.poolOverview} element={<PoolOverviewPage />} />
        <Route path={paths.services} element={<ServicesPage />} />
        <Route path={paths.projects} element={<ProjectsPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.referrals} element={<ReferralListPage />} />
        <Route path={paths.globalList} element={<GlobalPoolListPage />} />
        <Route path={`${paths.globalPoolUsers}/:level`} element={<GlobalPoolMembersPage />} />
        <Route path={paths.matrixTree} element={<MatrixTreePage />} />
        <Route path={`${paths.member}/:userId`} element={<MemberPage />} />
        <Route path={paths.balances} element={<BalancesPage />} />
        <Route path={paths.ledger} element={<LedgerPage />} />
        <Route path={paths.notifications} element={<NotificationsPage />} />
        <Route path={`${paths.notifications}/:id`} element={<NotificationPage />} />
        <Route path={paths.sessions} element={<SessionsPage />} />
        <Route path={paths.accessLog} element={<AccessLogPage />} />
        <Route path={paths.data} element={<DataPage />} />
        <Route path={paths.support} element={<TicketsPage />} />
        <Route path={`${paths.support}/:ticketId`} element={<ConversationPage />} />
        <Route path={paths.help} element={<HelpPage />} />
        <Route path={`${paths.help}/:slug`} element={<HelpArticlePage />} />
        <Route path={paths.transparency} element={<TransparencyPage />} />
      </Route>
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  );
}
