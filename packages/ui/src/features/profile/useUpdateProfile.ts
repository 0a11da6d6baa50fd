import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { uploadFile } from '../../queries/uploadFile.ts';
import { profileQuery } from './profileQuery.ts';

/** What a member changes in their profile. */
interface ProfileChange {
  /** Left out for the one there is, which the server may refuse by now. */
  name?: string;
  /** A new photo, `null` for none any more; left out for the one there is. */
  photo?: File | null;
}

/** Changes the caller's own profile; a new photo is uploaded first. @throws ApiError when the server refuses or does not answer. */
async function updateProfile(client: Client, { name, photo }: ProfileChange) {
  const url = photo ? await uploadFile(client, photo) : '';
  const body = { ...(name !== undefined && { name }), ...(photo !== undefined && { photo: url }) };
  const { data } = await client.call('update', { body });
  return data;
}

/** Whether the server read the change and said no, as against a change that never got through. Spec §8. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable;
}

/** Why the server does not take a name, in its own words; `null` when it was something else that went wrong. */
export function nameRefusal(error: unknown): string | null {
  return error instanceof ApiError && error.status === 400 && error.path === 'name' ? error.reason : null;
}

/** Changes the signed-in member's name and photo, in the session and on their profile too. */
export function useUpdateProfile(userId: string) {
  const { client, session } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(client, change),
    onSuccess: ({ name, photo }) => {
      session.change({ name, profileName: name, profileImage: photo });
      const { queryKey } = profileQuery(client, userId);
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, name, photo });
    },
  });
}
