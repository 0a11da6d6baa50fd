import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';

function deskMeQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'deskMe', wallet],
    queryFn: async ({ signal }) => (await client.call('deskMe', {}, { signal })).data,
    enabled: wallet !== '',
    // Fails immediately when offline, so that an error is shown.
    networkMode: 'always',
  });
}

export function useDeskMe() {
  const { client } = usePorts();
  return useQuery(deskMeQuery(client, useWalletId()));
}

/** True if the server rejects the user as not staff. */
export function isNoStaff(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
