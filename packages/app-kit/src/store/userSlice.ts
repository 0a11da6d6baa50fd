import { isWallet } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import { count, record, text } from './parsing.ts';

/** The signed-out user: all fields empty, followers and following 0. Spec §4. */
export const nobody: SessionUser = {
  id: '',
  name: '',
  profileName: '',
  profileImage: '',
  profileLink: '',
  followers: 0,
  following: 0,
  token: '',
  uplineId: '',
  totalReferrals: 0,
  walletId: '',
};

/** Reads a stored user strictly. @throws TypeError if it is invalid. */
export function parseUser(stored: unknown): SessionUser {
  const fields = record(stored);
  const walletId = text(fields.walletId);
  if (walletId !== '' && !isWallet(walletId)) throw new TypeError('No wallet.');
  return {
    id: text(fields.id),
    name: text(fields.name),
    profileName: text(fields.profileName),
    profileImage: text(fields.profileImage),
    profileLink: text(fields.profileLink),
    followers: count(fields.followers),
    following: count(fields.following),
    token: text(fields.token),
    uplineId: text(fields.uplineId),
    totalReferrals: count(fields.totalReferrals),
    walletId,
  };
}
