import { shortAddress } from '@upline/domain';
import { useProfile } from './read/profileQuery.ts';

/** A member's name; until it is known, or without one, the ID or wallet that was asked for. */
export function useMemberName(userId: string): string {
  return useProfile(userId).data?.name || shortAddress(userId);
}
