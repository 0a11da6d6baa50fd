import { ErrorBoundary, PurchaseGoesOn } from '@upline/ui';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Navigation } from '../adapters/navigation.ts';
import type { Session } from '../session/session.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { fetchPagesAhead } from './fetchPagesAhead.ts';
import { RouterBridge } from './RouterBridge.tsx';
import { tellOfError } from './tellOfError.ts';

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
