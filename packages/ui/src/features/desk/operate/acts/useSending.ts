import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActDraft, ActNotSent, type ActStage, useOperate } from '../../../../ports/operate.tsx';
import { operateKey } from '../operateQuery.ts';

/** How an act that was sent stands; `null` before. */
export type Sending =
  | ActStage
  /** In a block, and read back: what the chain does not show is named. */
  | { at: 'seen'; block: bigint; hash: string | null; missing: readonly string[] }
  | { at: 'failed'; reason: ActNotSent['reason'] | 'unread' };

/** Sends a draft with the connected wallet and reads back what it changed. */
export function useSending() {
  const operate = useOperate();
  const queries = useQueryClient();
  const [state, setState] = useState<Sending | null>(null);

  async function send(draft: ActDraft, way: 'wallet' | 'batch'): Promise<void> {
    let mined: { block: bigint; hash: string | null } = { block: 0n, hash: null };
    setState({ at: 'wallet', step: 1, steps: draft.calls.length, what: draft.title });
    try {
      await operate.send(draft, way, (stage) => {
        if (stage.at === 'mined') mined = stage;
        setState(stage);
      });
      setState({ at: 'seen', block: mined.block, hash: mined.hash, missing: await operate.missing(draft) });
    } catch (error) {
      setState({ at: 'failed', reason: error instanceof ActNotSent ? error.reason : 'unread' });
    }
    await queries.invalidateQueries({ queryKey: [...operateKey, 'pools'] });
  }

  const isRunning = state !== null && state.at !== 'seen' && state.at !== 'failed';
  return { state, isRunning, send };
}

/** How often it is asked whether an act that was mined still stands, milliseconds. */
const standsEvery = 2000;

/**
 * Whether an act that the chain showed still stands there. The ledger reads final blocks alone: once it has read the act's,
 * the chain is asked a last time. @param hash `null` where the wallet named none.
 */
export function useStanding(hash: string | null, isFinal: boolean) {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'standing', hash, isFinal],
    queryFn: () => operate.standing(hash ?? ''),
    enabled: hash !== null,
    refetchInterval: isFinal ? false : standsEvery,
    placeholderData: keepPreviousData,
    // Sent again as it was, it has the same hash.
    gcTime: 0,
  });
}
