import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { benchKey } from '../frame/benchQuery.ts';
import { useBench } from '../ports/bench.tsx';

const scenariosKey = [...benchKey, 'scenarios'] as const;

export function useScenarios() {
  const { scenarios } = useBench();
  return useQuery({ queryKey: scenariosKey, queryFn: () => scenarios.list(), retry: false });
}

export function useSaveScenario() {
  const { scenarios } = useBench();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: scenarios.save,
    onSuccess: () => queries.invalidateQueries({ queryKey: scenariosKey }),
  });
}

export function useRunScenario() {
  const { scenarios } = useBench();
  return useMutation({ mutationFn: scenarios.run });
}
