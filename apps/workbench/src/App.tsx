import { QueryClientProvider } from '@tanstack/react-query';
import type { AppServices } from '@upline/app-kit/appServices';
import { createQueryClient } from '@upline/app-kit/createQueryClient';
import { followLinks } from '@upline/app-kit/followLinks';
import { RouterBridge } from '@upline/app-kit/RouterBridge';
import { showErrorToast } from '@upline/app-kit/showErrorToast';
import { ErrorBoundary, ToastRegion } from '@upline/ui';
import { PortsProvider } from '@upline/ui/ports';
import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { ContractPages } from './ContractPages.tsx';
import { ChainControls } from './controls/ChainControls.tsx';
import { createBench } from './createBench.ts';
import { ExplorerPages } from './ExplorerPages.tsx';
import { BenchShell } from './frame/BenchShell.tsx';
import { GasScreen } from './gas/GasScreen.tsx';
import { BenchProvider } from './ports/bench.tsx';
import { ScenariosScreen } from './scenarios/ScenariosScreen.tsx';

function Scenarios() {
  const [query] = useSearchParams();
  return <ScenariosScreen since={query.get('since') ?? ''} />;
}

function Pages() {
  const [bench] = useState(createBench);
  const { pathname } = useLocation();
  return (
    <BenchProvider bench={bench}>
      <BenchShell controls={<ChainControls />}>
        <ErrorBoundary key={pathname} onError={showErrorToast}>
          <Routes>
            <Route path="/bench" element={<Navigate to="/bench/transactions" replace />} />
            <Route path="/bench/contracts/:contract/:functionName?" element={<ContractPages />} />
            <Route path="/bench/scenarios" element={<Scenarios />} />
            <Route path="/bench/gas" element={<GasScreen />} />
            <Route path="/bench/*" element={<ExplorerPages />} />
          </Routes>
        </ErrorBoundary>
      </BenchShell>
    </BenchProvider>
  );
}

/** Pages for contract developers and testers. Needs no sign-in, because it shows no member data. */
export function App({ services: { ports, navigation } }: { services: AppServices }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => followLinks(navigation.go), [navigation]);
  return (
    <PortsProvider ports={ports}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <RouterBridge navigation={navigation} />
          <Pages />
        </BrowserRouter>
      </QueryClientProvider>
      <ToastRegion />
    </PortsProvider>
  );
}
