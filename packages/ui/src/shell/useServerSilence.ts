import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { serverRoot } from '../queries/queryRoots.ts';
import { watchServer } from './watchServer.ts';

export interface ServerSilence {
  /** True if the server answers no request. Loaded data stays visible. */
  isSilent: boolean;
  /** Marks the server as silent, for example when the live stream fails. */
  lose: () => void;
  /** Refetches all visible data and cancels pending requests. */
  askAgain: () => void;
}

/** Tracks whether the server answers, while the component is mounted. */
export function useServerSilence(): ServerSilence {
  const queries = useQueryClient();
  const [isSilent, setSilent] = useState(false);
  useEffect(() => watchServer(queries, setSilent), [queries]);
  const lose = useCallback(() => setSilent(true), []);
  const askAgain = useCallback(
    () => void queries.invalidateQueries({ queryKey: [serverRoot] }, { cancelRefetch: true }),
    [queries],
  );
  return { isSilent, lose, askAgain };
}
