import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Client, type Refusal } from '@upline/api';
import { type ProfileTexts, profileTextNames, profileTextsOf } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { uploadFile } from '../../queries/uploadFile.ts';
import { profileQuery } from './read/profileQuery.ts';

/** What a member changes in their profile. A text that they leave as it is, which the server may refuse by now, is left out. */
interface ProfileChange extends Partial<ProfileTexts> {
  /** A new photo, `null` for none any more; left out for the one there is. */
  photo?: File | null;
}

/** Changes the caller's own profile; a new photo is uploaded first. @throws ApiError when the server refuses or does not answer. */
async function updateProfile(client: Client, { photo, ...texts }: ProfileChange) {
  const url = photo ? await uploadFile(client, photo) : '';
  const body = { ...texts, ...(photo !== undefined && { photo: url }) };
  const { data } = await client.call('update', { body });
  return data;
}

/** Whether the server read the change and said no, as against a change that never got through. Spec §8. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable;
}

/** Why the server does not take a text, in its own words; `null` when it was something else that went wrong. */
export function textRefusal(error: unknown): Refusal | null {
  const isOfText =
    error instanceof ApiError && error.status === 400 && profileTextNames.some((text) => text === error.path);
  return isOfText ? error.refusal : null;
}

/** Changes what the signed-in member wrote of themselves and their photo, in the session and on their profile too. */
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
