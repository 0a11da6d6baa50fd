import type { Navigation } from '@upline/app-kit/navigation';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import type { Session } from '@upline/app-kit/session';
import { tellOfError } from '@upline/app-kit/tellOfError';
import { ErrorBoundary, PurchaseGoesOn } from '@upline/ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { fetchPagesAhead } from './fetchPagesAhead.ts';

export interface RoutedAppProps {
  navigation: Navigation;
  session: Session;
}

/** The app with its router in charge. */
export function RoutedApp({ navigation, session }: RoutedAppProps) {
  useEffect(fetchPagesAhead, []);
  return (
    <BrowserRouter>
      <RouterBridge navigation={navigation} />
      {/* What breaks outside a page: its frame. */}
      <ErrorBoundary note={<PurchaseGoesOn />} onError={tellOfError}>
        <AppRoutes session={session} />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
