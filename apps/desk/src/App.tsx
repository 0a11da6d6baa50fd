import type { AppServices } from '@upline/app-kit/appServices';
import { followLinks } from '@upline/app-kit/followLinks';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import { ErrorBoundary, FrameSkeleton, ToastRegion } from '@upline/ui';
import { PortsProvider } from '@upline/ui/ports';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { provePath } from './operate/proof/handoverProof.ts';
import { DeskGate } from './shell/DeskGate.tsx';

const StaffArea = lazy(async () => ({ default: (await import('./StaffArea.tsx')).StaffArea }));

const ProvePage = lazy(async () => ({ default: (await import('./operate/proof/ProvePage.tsx')).ProvePage }));

/** Sign-in, or the pages after it; signing in keeps the address. One page needs no sign-in. */
function Pages({ services }: { services: AppServices }) {
  const { session } = services;
  const { pathname, search } = useLocation();
  if (pathname === provePath) {
    return (
      <Suspense fallback={<FrameSkeleton />}>
        <ProvePage query={new URLSearchParams(search)} />
      </Suspense>
    );
  }
  return (
    <DeskGate returnTo={`${pathname}${search}`} hasExpired={session.hasExpired}>
      {({ walletId }) => (
        <Suspense fallback={<FrameSkeleton />}>
          <StaffArea key={walletId} services={services} />
        </Suspense>
      )}
    </DeskGate>
  );
}

/** The staff app with the members' services and its own pages. */
export function App({ services }: { services: AppServices }) {
  const { ports, navigation } = services;
  useEffect(() => followLinks(navigation.go), [navigation]);
  return (
    <PortsProvider ports={ports}>
      <ErrorBoundary onError={(error) => reportError(error)}>
        <BrowserRouter>
          <RouterBridge navigation={navigation} />
          <Pages services={services} />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastRegion />
    </PortsProvider>
  );
}
