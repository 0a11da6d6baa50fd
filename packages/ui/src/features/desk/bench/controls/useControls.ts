import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBench } from '../../../../ports/bench/bench.tsx';
import type { BenchControls } from '../../../../ports/bench/controls.ts';
import { benchKey, useOnBench } from '../frame/benchQuery.ts';

/** Makes the chain do something; all that was read of it is read again after. One thing at a time. */
export function useControl() {
  const { controls } = useBench();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: (controls: BenchControls) => Promise<void>) => act(controls),
    onSettled: () => queries.invalidateQueries({ queryKey: benchKey }),
  });
}

export type Control = ReturnType<typeof useControl>;

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
