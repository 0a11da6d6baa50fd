import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { useWalletId } from '../queries/useWalletId.ts';
import { createUpkeep } from './upkeep.ts';

/**
 * Keeps visible data up to date while the frame is mounted and the device is online.
 * @param onLost Called if the server does not answer the live stream.
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
