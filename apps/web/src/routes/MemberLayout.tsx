import { QueryClientProvider } from '@tanstack/react-query';
import { AppShell, ErrorBoundary, MemberLanguage, PageOnItsWay, PurchaseGoesOn } from '@upline/ui';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { forkBlock, isLocalChain } from '../chain/localMode.ts';
import { useKeptData } from '../offline/useKeptData.ts';
import type { Session } from '../session/session.ts';
import { useNewerBuild } from '../worker/useNewerBuild.ts';
import { createQueryClient } from './createQueryClient.ts';
import { externalUrl } from './externalUrl.ts';
import { tellOfError } from './tellOfError.ts';

/** The frame of every page of members, with a memory of its own: nothing of one member reaches the next. */
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
          communityUrl={externalUrl(import.meta.env.COMMUNITY_URL)}
        >
          {/* Outside what changes with the path, so that a page stays until the next one is there. */}
          <Suspense fallback={<PageOnItsWay />}>
            <ErrorBoundary key={pathname} note={<PurchaseGoesOn />} onError={tellOfError}>
              <Outlet />
            </ErrorBoundary>
          </Suspense>
        </AppShell>
      </QueryClientProvider>
    </MemberLanguage>
  );
}
