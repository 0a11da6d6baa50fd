import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActDraft, ActNotSent, type ActStage, useOperate } from '../../../../ports/operate.tsx';
import { operateKey } from '../operateQuery.ts';

/** How an act that was sent stands; `null` before. */
export type Sending =
  | ActStage
  /** In a block, and read back: what the chain does not show is named. */
  | { at: 'seen'; block: bigint; missing: readonly string[] }
  | { at: 'failed'; reason: ActNotSent['reason'] | 'unread' };

/** Sends a draft with the connected wallet and reads back what it changed. */
export function useSending() {
  const operate = useOperate();
  const queries = useQueryClient();
  const [state, setState] = useState<Sending | null>(null);

  async function send(draft: ActDraft, way: 'wallet' | 'batch'): Promise<void> {
    let block = 0n;
    setState({ at: 'wallet', step: 1, steps: draft.calls.length, what: draft.title });
    try {
      await operate.send(draft, way, (stage) => {
        if (stage.at === 'mined') block = stage.block;
        setState(stage);
      });
      setState({ at: 'seen', block, missing: await operate.missing(draft) });
    } catch (error) {
      setState({ at: 'failed', reason: error instanceof ActNotSent ? error.reason : 'unread' });
    }
    await queries.invalidateQueries({ queryKey: [...operateKey, 'pools'] });
  }

  const isRunning = state !== null && state.at !== 'seen' && state.at !== 'failed';
  return { state, isRunning, send, forget: () => setState(null) };
}
