import type { Navigation } from '@upline/app-kit/navigation';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import type { Session } from '@upline/app-kit/session';
import { showErrorToast } from '@upline/app-kit/showErrorToast';
import { ErrorBoundary, PurchaseGoesOn } from '@upline/ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { fetchPagesAhead } from './fetchPagesAhead.ts';

export interface RoutedAppProps {
  navigation: Navigation;
  session: Session;
}

export function RoutedApp({ navigation, session }: RoutedAppProps) {
  useEffect(fetchPagesAhead, []);
  return (
    <BrowserRouter>
      <RouterBridge navigation={navigation} />
      {/* Catches errors outside a page, in its frame. */}
      <ErrorBoundary note={<PurchaseGoesOn />} onError={showErrorToast}>
        <AppRoutes session={session} />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
