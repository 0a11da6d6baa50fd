import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActDraft, ActNotSent, type ActStage, useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';

/** How an act that was sent stands; `null` before. */
export type Sending =
  | ActStage
  /** The file for a Safe was saved: its owners sign elsewhere. */
  | { at: 'saved' }
  /** In a block, and read back: what the chain does not show is named. */
  | { at: 'seen'; block: bigint; hash: string | null; missing: readonly string[]; isFromElsewhere?: boolean }
  | { at: 'failed'; reason: ActNotSent['reason'] | 'unread' };

/** How often the chain is asked for an act that leaves by another way, milliseconds. */
const foundEvery = 4000;

/**
 * Sends a draft with the connected wallet and reads back what it changed. A draft that leaves by another way, as a Safe’s
 * file or from another screen, is looked for on the chain until it is there.
 */
export function useSending(draft: ActDraft) {
  const operate = useOperate();
  const queries = useQueryClient();
  const [state, setState] = useState<Sending | null>(null);

  const isElsewhere = draft.fingerprint !== null && (state === null || state.at === 'saved');
  const { data: found } = useQuery({
    queryKey: [...operateKey, 'found', draft.fingerprint, `${draft.block}`],
    queryFn: async () => {
      const there = await operate.find(draft);
      return there && { ...there, missing: await operate.missing(draft) };
    },
    enabled: isElsewhere,
    refetchInterval: foundEvery,
    gcTime: 0,
  });
  const shown: Sending | null =
    isElsewhere && found ? { at: 'seen', isFromElsewhere: true, ...found } : state;

  async function send(way: 'wallet' | 'batch'): Promise<void> {
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

  const isRunning = shown !== null && !['saved', 'seen', 'failed'].includes(shown.at);
  return { state: shown, isRunning, send, save: () => setState({ at: 'saved' }) };
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
