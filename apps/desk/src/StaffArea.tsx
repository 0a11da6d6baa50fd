import { QueryClientProvider } from '@tanstack/react-query';
import type { AppServices } from '@upline/app-kit/appServices';
import { createQueryClient } from '@upline/app-kit/createQueryClient';
import { showErrorToast } from '@upline/app-kit/showErrorToast';
import { isTicketView, type StaffRole } from '@upline/domain';
import { ErrorBoundary, FrameSkeleton } from '@upline/ui';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { DeskMissing } from './shell/DeskMissing.tsx';
import { DeskShell } from './shell/DeskShell.tsx';
import { useAtDesk } from './shell/deskContext.ts';
import {
  areaPaths,
  auditPath,
  dataRequestsPath,
  incidentPath,
  startOf,
  teamPath,
} from './shell/deskPaths.ts';
import { OnlyFor } from './shell/OnlyFor.tsx';

const QueuePage = lazy(async () => ({ default: (await import('./QueuePage.tsx')).QueuePage }));
const MacrosPage = lazy(async () => ({ default: (await import('./MacrosPage.tsx')).MacrosPage }));
const AuditPage = lazy(async () => ({ default: (await import('./AuditPage.tsx')).AuditPage }));
const DataRequestsPage = lazy(async () => ({
  default: (await import('./DataRequestsPage.tsx')).DataRequestsPage,
}));
const IncidentPage = lazy(async () => ({ default: (await import('./IncidentPage.tsx')).IncidentPage }));
const TeamPage = lazy(async () => ({ default: (await import('./TeamPage.tsx')).TeamPage }));
const HoursPage = lazy(async () => ({ default: (await import('./HoursPage.tsx')).HoursPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./ReportsPage.tsx')).ReportsPage }));
const OperateArea = lazy(async () => ({ default: (await import('./OperateArea.tsx')).OperateArea }));
const TicketPage = lazy(async () => ({ default: (await import('./TicketPage.tsx')).TicketPage }));

function ViewPage() {
  const { view = '' } = useParams();
  return isTicketView(view) ? <QueuePage key={view} view={view} /> : <DeskMissing />;
}

/** Redirects to a path. Renders the placeholder, because the next page may still be loading. */
function SendTo({ path }: { path: string }) {
  return (
    <>
      <Navigate to={path} replace />
      <FrameSkeleton />
    </>
  );
}

function Start() {
  return <SendTo path={startOf(useAtDesk().me.areas)} />;
}

/** Route guard: any of these roles grants access. */
function ForRoles({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <OnlyFor roles={roles} path={useLocation().pathname}>
      <Outlet />
    </OnlyFor>
  );
}

interface StaffAreaProps {
  services: AppServices;
}

/**
 * All staff pages, with a query cache of their own, so that no data of one user reaches the next.
 */
export function StaffArea({ services: { session, wallet } }: StaffAreaProps) {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <DeskShell>
        <Suspense fallback={<FrameSkeleton />}>
          <ErrorBoundary key={pathname} onError={showErrorToast}>
            <Routes>
              <Route path="/" element={<Start />} />
              <Route element={<ForRoles roles={['agent', 'lead']} />}>
                <Route path="/support" element={<SendTo path={areaPaths.support} />} />
                <Route path="/support/macros" element={<MacrosPage />} />
                <Route path="/support/:view" element={<ViewPage />} />
                <Route path="/support/tickets/:ticketId" element={<TicketPage />} />
                <Route path="/support/hours" element={<HoursPage />} />
                <Route path="/support/reports" element={<ReportsPage />} />
              </Route>
              <Route element={<ForRoles roles={['lead']} />}>
                <Route path={`${dataRequestsPath}/:requestId?`} element={<DataRequestsPage />} />
                <Route path={incidentPath} element={<IncidentPage />} />
                <Route path={teamPath} element={<TeamPage />} />
              </Route>
              <Route path={auditPath} element={<AuditPage />} />
              <Route element={<ForRoles roles={['lead', 'operator']} />}>
                <Route path="/operate/*" element={<OperateArea session={session} wallet={wallet} />} />
              </Route>
              <Route path="*" element={<DeskMissing />} />
            </Routes>
          </ErrorBoundary>
        </Suspense>
      </DeskShell>
    </QueryClientProvider>
  );
}
