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

/** The opening hours and targets in force, and who set which. */
export function useHours() {
  return useQuery(hoursQuery(usePorts().client));
}

/** Sets others. @throws ApiError 409 when somebody else did meanwhile. */
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

/** Whether somebody else set other hours meanwhile. */
export function isSetMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
