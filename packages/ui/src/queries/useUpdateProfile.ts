import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { usePorts } from '../ports/ports.tsx';
import { profileQuery } from './profileQuery.ts';

/** Changes the caller's own name. @throws ApiError when the server refuses or does not answer. */
async function updateName(client: Client, name: string) {
  const { data } = await client.call('update', { body: { name } });
  return data;
}

/** Whether the server read the change and said no, as against a change that never got through. Spec §8. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable;
}

/** Changes the signed-in member's name, in the session and in what is shown of his profile too. */
export function useUpdateProfile(userId: string) {
  const { client, session } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => updateName(client, name),
    onSuccess: ({ name }) => {
      session.change({ name, profileName: name });
      const { queryKey } = profileQuery(client, userId);
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, name });
    },
  });
}
