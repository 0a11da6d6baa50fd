import type { ReplyData } from '@upline/api';
import { memberPath } from '@upline/domain';
import type { MemberRowProps } from './MemberRow.tsx';

/** Maps a member from the API to a row that links to their page. */
export function memberRowOf({
  id,
  name,
  walletId,
  photo,
  joinedAt,
}: ReplyData<'referrals'>['referrals'][number]): MemberRowProps {
  return { wallet: walletId, name, photo, joinedAt, memberId: id, href: memberPath(walletId) };
}
