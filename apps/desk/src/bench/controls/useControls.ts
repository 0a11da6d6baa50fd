import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtBench } from '../frame/benchContext.ts';
import { benchKey, useOnBench } from '../frame/benchQuery.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchControls } from '../ports/controls.ts';

/** What a control does with the chain. */
export interface Control {
  act(does: (controls: BenchControls) => Promise<void>): void;
  /** Something else goes on, which this would disturb. */
  isOff: boolean;
  error: Error | null;
}

/**
 * Makes the chain do something; all that was read of it is read again after. One thing at a time: nothing while the
 * network grows.
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

/** What the controls show, as of the newest block. */
export function useControlsState() {
  return useOnBench(['controls'], ({ controls }) => controls.read());
}

/** What the chain has done since a block; asked for only when there is one. */
export function useLossSince(block: bigint | null) {
  return useOnBench(
    ['loss', String(block)],
    ({ controls }) => controls.lossSince(block ?? 0n),
    block !== null,
  );
}
