// A matrix with ten thousand expanded rows, without a server, for the scroll measurement.
import '@upline/ui/global';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@upline/api';
import { english, MatrixTreeScreen, MessagesProvider } from '@upline/ui';
import { type Ports, PortsProvider } from '@upline/ui/ports';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  fillWithDeepNetwork,
  openWallets,
} from '../../packages/ui/src/features/network/tree/deepNetwork.play.ts';

const walletId = '0x00000000000000000000000000000000000000AA';
const user = { walletId };
const client = createClient({ baseUrl: '', token: () => null });
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
fillWithDeepNetwork(queries, client, walletId);

// The screen needs no other services.
const ports = {
  client,
  session: { user: { get: () => user, subscribe: () => () => undefined } },
  navigation: { go: () => undefined },
} as unknown as Ports;

function Page() {
  const [expanded, setExpanded] = useState<readonly string[]>(openWallets);
  return (
    <main>
      <MatrixTreeScreen
        position={1}
        search=""
        member=""
        chosen=""
        expanded={expanded}
        onChange={(next) => setExpanded(next.expanded)}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MessagesProvider locale="en" messages={english}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={ports}>
          <Page />
        </PortsProvider>
      </QueryClientProvider>
    </MessagesProvider>,
  );
}
