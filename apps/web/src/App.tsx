import { followLinks } from '@upline/app-kit/followLinks';
import type { World } from '@upline/app-kit/world';
import { ErrorBoundary, SpokenLanguage, ToastRegion } from '@upline/ui';
import { PortsProvider, useReadable } from '@upline/ui/ports';
import { lazy, useDeferredValue, useEffect } from 'react';
import { replayEarlyPress } from './firstPaint.ts';
import { AccessPage } from './routes/AccessPage.tsx';
import { prefetchMemberPages } from './routes/prefetchMemberPages.ts';

const RoutedApp = lazy(async () => ({ default: (await import('./routes/RoutedApp.tsx')).RoutedApp }));

export interface AppProps {
  world: World;
  /** Where the visit begins. */
  address: { pathname: string; search: string };
}

/**
 * The members' app in its world. A visitor's first page is the sign-in alone; the router comes with the second.
 *
 * The build renders it for the first paint: no Suspense around the sign-in, which would be taken over later, as a
 * part of its own. The router's absence holds the whole app back instead.
 */
export function App({ world: { ports, navigation, session }, address }: AppProps) {
  // Deferred: the sign-in stays on the screen while the router is on its way.
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
