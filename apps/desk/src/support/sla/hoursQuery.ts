import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallInput, type Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

const hoursKey = [serverRoot, 'deskHours'] as const;

function hoursQuery(client: Client) {
  return queryOptions({
    queryKey: hoursKey,
    queryFn: async ({ signal }) => (await client.call('deskHours', {}, { signal })).data,
  });
}

/** Loads current opening hours and targets, with earlier versions. */
export function useHours() {
  return useQuery(hoursQuery(usePorts().client));
}

/** Saves hours. @throws ApiError 409 if another lead saved first. */
export function useSetHours() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: CallInput<'deskSetHours'>['body']) =>
      (await client.call('deskSetHours', { body })).data,
    onSuccess: (data) => queries.setQueryData(hoursKey, data),
  });
}

/** True if another lead saved first. */
export function isSetMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
