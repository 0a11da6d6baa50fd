import { shortAddress } from '@upline/domain';
import { useNameOf } from '../../queries/useOperator.ts';
import { useProfile } from './read/profileQuery.ts';

/** A member's name; until it is known, or without one, the ID or wallet that was asked for. The operator is called so. */
export function useMemberName(userId: string): string {
  const nameOf = useNameOf('start');
  const profile = useProfile(userId).data;
  return nameOf({ wallet: profile?.walletId ?? userId, name: profile?.name ?? '' }) || shortAddress(userId);
}
