import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@upline/app-kit/createQueryClient';
import { showErrorToast } from '@upline/app-kit/showErrorToast';
import { ErrorBoundary, LoadingPage, MemberLanguage, PublicFrame } from '@upline/ui';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** The frame of pages for visitors, except the sign-in. */
export function VisitorLayout() {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  return (
    <MemberLanguage>
      <QueryClientProvider client={queryClient}>
        <PublicFrame>
          <Suspense fallback={<LoadingPage />}>
            <ErrorBoundary key={pathname} onError={showErrorToast}>
              <Outlet />
            </ErrorBoundary>
          </Suspense>
        </PublicFrame>
      </QueryClientProvider>
    </MemberLanguage>
  );
}
