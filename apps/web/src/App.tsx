import type { AppServices } from '@upline/app-kit/appServices';
import { followLinks } from '@upline/app-kit/followLinks';
import { ErrorBoundary, SpokenLanguage, ToastRegion } from '@upline/ui';
import { PortsProvider, useReadable } from '@upline/ui/ports';
import { lazy, useDeferredValue, useEffect } from 'react';
import { replayEarlyPress } from './firstPaint.ts';
import { AccessPage } from './routes/AccessPage.tsx';
import { prefetchMemberPages } from './routes/prefetchMemberPages.ts';

const RoutedApp = lazy(async () => ({ default: (await import('./routes/RoutedApp.tsx')).RoutedApp }));

export interface AppProps {
  services: AppServices;
  address: { pathname: string; search: string };
}

/**
 * The members' app. A visitor's first page is the sign-in alone; the router loads with the second.
 *
 * The build prerenders it for the first paint: without Suspense around the sign-in, which React
 * would hydrate later as a separate part. The missing router delays the whole app instead.
 */
export function App({ services: { ports, navigation, session }, address }: AppProps) {
  // Deferred, so that the sign-in stays on screen while the router loads.
  const isRouted = useDeferredValue(useReadable(navigation.isRouted));
  useEffect(() => followLinks(navigation.go), [navigation]);
  useEffect(() => (isRouted ? undefined : prefetchMemberPages(ports.wallet)), [isRouted, ports]);
  useEffect(replayEarlyPress, []);
  return (
    <PortsProvider ports={ports}>
      <SpokenLanguage>
        {isRouted ? (
          <ErrorBoundary onError={(error) => reportError(error)}>
            <RoutedApp navigation={navigation} session={session} />
          </ErrorBoundary>
        ) : (
          <AccessPage location={{ ...address, state: null }} />
        )}
        <ToastRegion />
      </SpokenLanguage>
    </PortsProvider>
  );
}
