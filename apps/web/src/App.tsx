import { PortsProvider, ToastRegion, useReadable } from '@upline/ui';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { AccessPage } from './routes/AccessPage.tsx';
import { followLinks } from './routes/followLinks.ts';
import type { World } from './world.ts';

const RoutedApp = lazy(async () => ({ default: (await import('./routes/RoutedApp.tsx')).RoutedApp }));

/** The members' app in its world. A visitor's first page is the sign-in alone; the router comes with the second. */
export function App({ world: { ports, navigation, session } }: { world: World }) {
  // Deferred: the sign-in stays on the screen while the router is on its way.
  const isRouted = useDeferredValue(useReadable(navigation.isRouted));
  useEffect(() => followLinks(navigation.go), [navigation]);
  return (
    <PortsProvider ports={ports}>
      <Suspense>
        {isRouted ? (
          <RoutedApp navigation={navigation} session={session} />
        ) : (
          <AccessPage location={{ ...pathOf(window.location), state: null }} />
        )}
      </Suspense>
      <ToastRegion />
    </PortsProvider>
  );
}

function pathOf({ pathname, search }: Location) {
  return { pathname, search };
}
