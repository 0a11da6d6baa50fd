import { memberPath, shortAddress } from '@upline/domain';
import { Link } from '../../../primitives/link/Link.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import type { LineMember } from '../read/shownLine.ts';

/** What a member is called in words: their name, or the ends of their wallet. */
export const memberName = ({ wallet, name }: LineMember) => name || shortAddress(wallet);

/** Somebody whom a line names, with the way to their page. */
export function LineMemberLink({ member }: { member: LineMember }) {
  const { wallet, memberId, name } = member;
  return (
    <Link href={memberPath(memberId || wallet)}>
      {name || <ShortText whole={wallet} short={shortAddress(wallet)} />}
    </Link>
  );
}
