import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActDraft, ActNotSent, type ActStage, useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';

/** Progress of an act; `null` before sending. */
export type Sending =
  | ActStage
  /** The Safe file is saved; its owners sign elsewhere. */
  | { at: 'saved' }
  /** Mined and verified; `missing` lists expected changes that the chain does not show. */
  | { at: 'seen'; block: bigint; hash: string | null; missing: readonly string[]; isFromElsewhere?: boolean }
  | { at: 'failed'; reason: ActNotSent['reason'] | 'unread' };

/** Poll interval for an act sent outside this page, milliseconds. */
const foundEvery = 4000;

/**
 * Sends a draft with the connected wallet and verifies its effect. Acts sent elsewhere, for example
 * from a Safe file, are searched on chain until found.
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

/** Poll interval for a mined act until it is final, milliseconds. */
const standsEvery = 2000;

/**
 * Checks that a mined act is still on chain. The ledger reads final blocks only, so after it has
 * read the act's block, the chain is queried one last time.
 * @param hash `null` if the wallet returned none.
 */
export function useStanding(hash: string | null, isFinal: boolean) {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'standing', hash, isFinal],
    queryFn: () => operate.standing(hash ?? ''),
    enabled: hash !== null,
    refetchInterval: isFinal ? false : standsEvery,
    placeholderData: keepPreviousData,
    // An identical retry has the same hash.
    gcTime: 0,
  });
}
