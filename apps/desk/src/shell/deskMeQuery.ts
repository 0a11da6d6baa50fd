import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';

function deskMeQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'deskMe', wallet],
    queryFn: async ({ signal }) => (await client.call('deskMe', {}, { signal })).data,
    enabled: wallet !== '',
    // Without a network it fails, which can be said, instead of waiting for one.
    networkMode: 'always',
  });
}

/** Who the caller is to the staff: roles and areas. */
export function useDeskMe() {
  const { client } = usePorts();
  return useQuery(deskMeQuery(client, useWalletId()));
}

/** Whether the server knows the caller, and not as one of the staff. */
export function isNoStaff(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
