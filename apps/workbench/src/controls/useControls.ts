import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtBench } from '../frame/benchContext.ts';
import { benchKey, useOnBench } from '../frame/benchQuery.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchControls } from '../ports/controls.ts';

export interface Control {
  act(does: (controls: BenchControls) => Promise<void>): void;
  /** True while another command runs. */
  isOff: boolean;
  error: Error | null;
}

/**
 * Runs one command at a time, none while the network grows, and refetches all chain data
 * afterwards.
 */
export function useControl(): Control {
  const { controls } = useBench();
  const { isGrowing } = useAtBench().runs;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (does: (controls: BenchControls) => Promise<void>) => does(controls),
    onSettled: () => queries.invalidateQueries({ queryKey: benchKey }),
  });
  return { act: mutate, isOff: isPending || isGrowing, error };
}

export function useControlsState() {
  return useOnBench(['controls'], ({ controls }) => controls.read());
}

/** Loads the number of blocks and transactions since a block; sends no request for `null`. */
export function useLossSince(block: bigint | null) {
  return useOnBench(
    ['loss', String(block)],
    ({ controls }) => controls.lossSince(block ?? 0n),
    block !== null,
  );
}
