import { shortAddress } from '@upline/domain';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { GridListRow } from '../../../primitives/grid-list/GridListRow.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { JoinedAt } from './JoinedAt.tsx';
import * as styles from './MemberRow.css.ts';

export interface MemberRowProps {
  /** Checksummed. */
  wallet: string;
  /** Empty when the member has given none. */
  name: string;
  photo: string;
  /** ISO 8601. */
  joinedAt: string;
  /** The member ID; empty for a wallet that only the chain names. */
  memberId?: string;
  /** Where the row leads; without it the row only shows. */
  href?: string;
}

/** One member in a list: photo, short wallet, name and ID if there are any, and when they joined. */
export function MemberRow({ wallet, name, photo, joinedAt, memberId, href }: MemberRowProps) {
  return (
    <GridListRow
      href={href}
      title={<ShortText whole={wallet} short={shortAddress(wallet)} />}
      description={
        (name || memberId) && (
          <>
            {name}
            {name && memberId && ' · '}
            <span className={styles.memberId}>{memberId}</span>
          </>
        )
      }
      start={<Avatar name={name} photo={photo} size="s" />}
      end={<JoinedAt iso={joinedAt} />}
    />
  );
}
