import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { useWalletId } from '../queries/useWalletId.ts';
import { createUpkeep } from './upkeep.ts';

/**
 * Keeps everything that is shown as it is by now, for as long as the frame of a member's pages stands and the device
 * has a network.
 * @param onLost Called when the server answers no attempt to follow it.
 */
export function useLive(onLost: () => void): void {
  const { live, connection } = usePorts();
  const queries = useQueryClient();
  const wallet = useWalletId();
  const isOnline = useReadable(connection.isOnline);
  const tellLost = useEffectEvent(onLost);
  useEffect(() => {
    if (!isOnline || wallet === '') return;
    const ending = new AbortController();
    const upkeep = { ...createUpkeep(queries, ending.signal), onLost: () => tellLost() };
    live.follow(wallet, upkeep, ending.signal);
    return () => ending.abort();
  }, [live, queries, wallet, isOnline]);
}
