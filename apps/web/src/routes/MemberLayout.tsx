import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@upline/app-kit/createQueryClient';
import { forkBlock, isLocalChain } from '@upline/app-kit/localMode';
import type { Session } from '@upline/app-kit/session';
import { settings } from '@upline/app-kit/settings';
import { showErrorToast } from '@upline/app-kit/showErrorToast';
import { AppShell, ErrorBoundary, LoadingPage, MemberLanguage, PurchaseGoesOn } from '@upline/ui';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useKeptData } from '../offline/useKeptData.ts';
import { useNewerBuild } from '../worker/useNewerBuild.ts';

/** The frame of member pages, with its own query cache: no data of one member reaches the next. */
export function MemberLayout({ session }: { session: Session }) {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  const isReady = useKeptData(queryClient, session);
  const reload = useNewerBuild();
  if (!isReady) return null;
  return (
    <MemberLanguage>
      <QueryClientProvider client={queryClient}>
        <AppShell
          path={pathname}
          isLocalChain={isLocalChain}
          forkBlock={forkBlock}
          onReload={reload}
          communityUrl={settings.communityUrl}
        >
          {/* Outside the part keyed by path, so that a page stays until the next one is ready. */}
          <Suspense fallback={<LoadingPage />}>
            <ErrorBoundary key={pathname} note={<PurchaseGoesOn />} onError={showErrorToast}>
              <Outlet />
            </ErrorBoundary>
          </Suspense>
        </AppShell>
      </QueryClientProvider>
    </MemberLanguage>
  );
}
