import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { useWalletId } from '../queries/useWalletId.ts';
import { createUpkeep } from './liveUpkeep.ts';

/**
 * Keeps everything that is shown as it is by now, for as long as the frame of a member's pages stands and the device
 * has a network.
 */
export function useLive(): void {
  const { live, connection } = usePorts();
  const queries: QueryClient = useQueryClient();
  const wallet = useWalletId();
  const isOnline = useReadable(connection.isOnline);
  useEffect(() => {
    if (!isOnline || wallet === '') return;
    const ending = new AbortController();
    live.follow(wallet, createUpkeep(queries, ending.signal), ending.signal);
    return () => ending.abort();
  }, [live, queries, wallet, isOnline]);
}
