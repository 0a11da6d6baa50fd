import { shortAddress } from '@upline/domain';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { GridListRow } from '../../../primitives/grid-list/GridListRow.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './MemberRow.css.ts';
import { joinedAt } from './MemberRow.css.ts';

interface JoinedAtProps {
  /** ISO 8601. */
  iso: string;
}

/** Day and time of joining, each in line with those of the rows above and below. */
function JoinedAt({ iso }: JoinedAtProps) {
  return (
    <span className={joinedAt}>
      <Timestamp iso={iso} size="small" tone="muted" />
      <VisuallyHidden>, </VisuallyHidden>
      <Timestamp iso={iso} detail="time" size="small" tone="muted" />
    </span>
  );
}

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
      className={styles.row}
      href={href}
      title={<ShortText whole={wallet} short={shortAddress(wallet)} />}
      description={
        (name || memberId) && (
          <>
            <span>{name}</span>
            {name && memberId && <span>{' · '}</span>}
            <span translate="no" className={styles.memberId}>
              {memberId}
            </span>
          </>
        )
      }
      start={<Avatar wallet={wallet} photo={photo} size="s" />}
      end={<JoinedAt iso={joinedAt} />}
    />
  );
}
