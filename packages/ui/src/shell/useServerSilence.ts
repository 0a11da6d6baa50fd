import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { serverRoot } from '../queries/queryRoots.ts';
import { watchServer } from './watchServer.ts';

export interface ServerSilence {
  /** Nothing that is asked of the server is answered. What was loaded before stays on show. */
  isSilent: boolean;
  /** Something else than a question has found that nobody answers. */
  lose: () => void;
  /** Asks again for all that is shown, without waiting for what was asked before. */
  askAgain: () => void;
}

/** Whether the server answers, for as long as what shows it stands there. */
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
