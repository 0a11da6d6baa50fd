import { followLinks } from '@upline/app-kit/followLinks';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import type { World } from '@upline/app-kit/world';
import { ErrorBoundary, ToastRegion } from '@upline/ui';
import { PortsProvider } from '@upline/ui/ports';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { DeskGate } from './shell/DeskGate.tsx';
import { DeskOnItsWay } from './shell/DeskOnItsWay.tsx';

/**
 * Development builds for local chains and forks include the workbench; production builds drop this
 * branch.
 */
const StaffArea =
  import.meta.env.DEV && import.meta.env.VITE_UPLINE_LOCAL
    ? lazy(async () => ({ default: (await import('./bench/StaffAreaBesideBench.tsx')).StaffAreaBesideBench }))
    : lazy(async () => ({ default: (await import('./StaffArea.tsx')).StaffArea }));

/** The workbench; development builds only. */
const BenchArea =
  import.meta.env.DEV && import.meta.env.VITE_UPLINE_LOCAL
    ? lazy(async () => ({ default: (await import('./bench/BenchArea.tsx')).BenchArea }))
    : null;

/** Sign-in, or the pages after it; signing in keeps the address. */
function Pages({ world }: { world: World }) {
  const { session } = world;
  const { pathname, search } = useLocation();
  if (BenchArea && /^\/bench(\/|$)/.test(pathname)) {
    return (
      <Suspense fallback={<DeskOnItsWay />}>
        <BenchArea />
      </Suspense>
    );
  }
  return (
    <DeskGate returnTo={`${pathname}${search}`} hasExpired={session.hasExpired}>
      {({ walletId }) => (
        <Suspense fallback={<DeskOnItsWay />}>
          <StaffArea key={walletId} world={world} />
        </Suspense>
      )}
    </DeskGate>
  );
}

/** The staff app with the members' services and its own pages. */
export function App({ world }: { world: World }) {
  const { ports, navigation } = world;
  useEffect(() => followLinks(navigation.go), [navigation]);
  return (
    <PortsProvider ports={ports}>
      <ErrorBoundary onError={(error) => reportError(error)}>
        <BrowserRouter>
          <RouterBridge navigation={navigation} />
          <Pages world={world} />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastRegion />
    </PortsProvider>
  );
}
