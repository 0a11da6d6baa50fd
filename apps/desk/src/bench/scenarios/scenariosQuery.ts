import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { benchKey } from '../frame/benchQuery.ts';
import { useBench } from '../ports/bench.tsx';

const scenariosKey = [...benchKey, 'scenarios'] as const;

/** The scenarios that this checkout keeps. */
export function useScenarios() {
  const { scenarios } = useBench();
  return useQuery({ queryKey: scenariosKey, queryFn: () => scenarios.list(), retry: false });
}

/** Keeps what was done; the list then has it. */
export function useSaveScenario() {
  const { scenarios } = useBench();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: scenarios.save,
    onSuccess: () => queries.invalidateQueries({ queryKey: scenariosKey }),
  });
}

/** Plays one again. */
export function useRunScenario() {
  const { scenarios } = useBench();
  return useMutation({ mutationFn: scenarios.run });
}
