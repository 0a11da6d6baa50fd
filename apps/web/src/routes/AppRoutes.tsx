import { paths } from '@upline/domain';
import { NotFoundRedirect } from '@upline/ui';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Session } from '../session/session.ts';
import { AccessRoute } from './AccessRoute.tsx';
import { MemberArea } from './MemberArea.tsx';
import { UplineLinkPage } from './UplineLinkPage.tsx';

const DashboardPage = lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage }));
const ForgeRacePage = lazy(async () => ({ default: (await import('./ForgeRacePage.tsx')).ForgeRacePage }));
const GlobalPoolPage = lazy(async () => ({ default: (await import('./GlobalPoolPage.tsx')).GlobalPoolPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./ProfilePage.tsx')).ProfilePage }));

/** Every path of the app; any other leads to the dashboard. Spec §2. */
export function AppRoutes({ session }: { session: Session }) {
  const access = <AccessRoute session={session} />;
  return (
    <Routes>
      <Route path={paths.login} element={access} />
      <Route path={`${paths.login}/:referralId`} element={access} />
      <Route path={paths.connectWallet} element={access} />
      <Route path={`${paths.uplineLink}/*`} element={<UplineLinkPage />} />
      <Route element={<MemberArea session={session} />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.forgeRace} element={<ForgeRacePage />} />
        <Route path={paths.globalPool} element={<GlobalPoolPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
      </Route>
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  );
}
