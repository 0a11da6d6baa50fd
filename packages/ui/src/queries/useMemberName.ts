import { shortAddress } from '@upline/domain';
import { useProfile } from './profileQuery.ts';

/** What a member is called, as far as that is known; before that and without a name, what he was asked for by. */
export function useMemberName(userId: string): string {
  return useProfile(userId).data?.name || shortAddress(userId);
}
