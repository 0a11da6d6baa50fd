import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Simulates a page reload: clears the query cache and all state, but not the device storage. */
export function Reloadable({ children }: { children: ReactNode }) {
  const [load, setLoad] = useState(() => ({
    turn: 0,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }));
  const reload = () =>
    setLoad(({ turn }) => ({
      turn: turn + 1,
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    }));
  return (
    <>
      <button type="button" hidden data-reload onClick={reload}>
        Reload
      </button>
      <QueryClientProvider key={load.turn} client={load.queries}>
        {children}
      </QueryClientProvider>
    </>
  );
}
