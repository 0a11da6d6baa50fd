import type { ReplyData } from '@upline/api';
import { memberPath } from '@upline/domain';
import type { MemberRowProps } from '../../patterns/member-row/MemberRow.tsx';

/** A member as lists on the wire carry him, as a row that leads to him. */
export function memberRowOf({
  id,
  name,
  walletId,
  photo,
  joinedAt,
}: ReplyData<'referrals'>['referrals'][number]): MemberRowProps {
  return { wallet: walletId, name, photo, joinedAt, memberId: id, href: memberPath(walletId) };
}
