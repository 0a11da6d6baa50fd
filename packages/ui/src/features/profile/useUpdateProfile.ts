import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type ApiReason, type Client } from '@upline/api';
import { type ProfileTexts, profileTextNames, profileTextsOf } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { uploadFile } from '../../queries/uploadFile.ts';
import { profileQuery } from './read/profileQuery.ts';

/**
 * Changed fields of a profile. Unchanged texts are omitted, because the server may reject them
 * under newer rules.
 */
interface ProfileChange extends Partial<ProfileTexts> {
  /** A new photo, or `null` to remove it; undefined keeps it. */
  photo?: File | null;
}

/** Updates the caller's profile, after uploading a new photo. @throws ApiError */
async function updateProfile(client: Client, { photo, ...texts }: ProfileChange) {
  const url = photo ? await uploadFile(client, photo) : '';
  const body = { ...texts, ...(photo !== undefined && { photo: url }) };
  const { data } = await client.call('update', { body });
  return data;
}

/** True if the server rejected the change; false if the request failed. Spec §8. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable;
}

/** The server's reason for rejecting a text; `null` for other errors. */
export function textRefusal(error: unknown): ApiReason | null {
  const isOfText =
    error instanceof ApiError && error.status === 400 && profileTextNames.some((text) => text === error.path);
  return isOfText ? error.refusal : null;
}

/** Updates the signed-in member's texts and photo, and the copies in session and query cache. */
export function useUpdateProfile(userId: string) {
  const { client, session } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(client, change),
    onSuccess: ({ photo, ...saved }) => {
      const texts = profileTextsOf(saved);
      session.change({ name: texts.name, profileName: texts.name, profileImage: photo });
      const { queryKey } = profileQuery(client, userId);
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, ...texts, photo });
    },
  });
}
