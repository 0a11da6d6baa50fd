import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProofProgress } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { comparePools, type PoolComparison } from './comparison.ts';
import { poolStatisticsQuery } from './poolStatisticsQuery.ts';

/** State of the recomputation. */
export type Recomputation =
  | { status: 'idle' }
  /** `progress` is `null` before the first block. */
  | { status: 'running'; progress: ProofProgress | null }
  | { status: 'stopped' }
  /** The chain stopped answering. */
  | { status: 'failed' }
  /** The server did not send figures to compare. */
  | { status: 'unasked' }
  | { status: 'done'; pools: readonly PoolComparison[]; block: bigint };

/**
 * Computes the pools from the chain and compares them with the server at the same block. Refetches
 * the server's figures first, because nodes discard the state of old blocks.
 */
export function useRecomputation() {
  const { client, proofs } = usePorts();
  const queries = useQueryClient();
  const [recomputation, setRecomputation] = useState<Recomputation>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<Recomputation> {
    const statistics = await queries
      .fetchQuery({ ...poolStatisticsQuery(client), staleTime: 0 })
      .catch(() => null);
    if (signal.aborted) return { status: 'stopped' };
    if (statistics === null) return { status: 'unasked' };
    const { block } = statistics;
    try {
      const { pools } = await proofs.recompute({
        block,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setRecomputation({ status: 'running', progress });
        },
      });
      return { status: 'done', block, pools: comparePools(statistics.pools, pools) };
    } catch {
      return { status: signal.aborted ? 'stopped' : 'failed' };
    }
  }

  function start() {
    if (recomputation.status === 'running') return;
    const controller = new AbortController();
    running.current = controller;
    setRecomputation({ status: 'running', progress: null });
    void run(controller.signal).then((end) => {
      // Another run may have started after this one was stopped.
      if (running.current === controller) setRecomputation(end);
    });
  }

  function stop() {
    running.current?.abort();
    setRecomputation({ status: 'stopped' });
  }

  return { recomputation, start, stop };
}
