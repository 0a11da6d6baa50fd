import { followLinks } from '@upline/app-kit/followLinks';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import type { World } from '@upline/app-kit/world';
import { ErrorBoundary, ToastRegion } from '@upline/ui';
import { PortsProvider } from '@upline/ui/ports';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { DeskGate } from './shell/DeskGate.tsx';
import { DeskOnItsWay } from './shell/DeskOnItsWay.tsx';

/** Local chains and forks have the workbench beside it: a production build compiles that way to nothing. */
const StaffArea =
  import.meta.env.DEV && import.meta.env.VITE_UPLINE_LOCAL
    ? lazy(async () => ({ default: (await import('./bench/StaffAreaBesideBench.tsx')).StaffAreaBesideBench }))
    : lazy(async () => ({ default: (await import('./StaffArea.tsx')).StaffArea }));

/** Likewise. */
const BenchArea =
  import.meta.env.DEV && import.meta.env.VITE_UPLINE_LOCAL
    ? lazy(async () => ({ default: (await import('./bench/BenchArea.tsx')).BenchArea }))
    : null;

/** The sign-in, or the pages behind it: those who sign in stay where they wanted to go. */
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

/** The staff's app in its world: the members' world, and pages of its own. */
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
