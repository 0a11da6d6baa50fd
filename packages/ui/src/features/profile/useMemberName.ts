import { shortAddress } from '@upline/domain';
import { useNameOf } from '../../queries/useOperator.ts';
import { useProfile } from './read/profileQuery.ts';

/**
 * A member's name; the requested ID or wallet while unknown or without a name. The operator has a
 * fixed name.
 */
export function useMemberName(userId: string): string {
  const nameOf = useNameOf('start');
  const profile = useProfile(userId).data;
  return nameOf({ wallet: profile?.walletId ?? userId, name: profile?.name ?? '' }) || shortAddress(userId);
}
