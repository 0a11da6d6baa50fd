import type { ReplyData } from '@upline/api';
import { memberPath } from '@upline/domain';
import type { MemberRowProps } from './MemberRow.tsx';

/** Turns a member of a list on the wire into a row that leads to their page. */
export function memberRowOf({
  id,
  name,
  walletId,
  photo,
  joinedAt,
}: ReplyData<'referrals'>['referrals'][number]): MemberRowProps {
  return { wallet: walletId, name, photo, joinedAt, memberId: id, href: memberPath(walletId) };
}
