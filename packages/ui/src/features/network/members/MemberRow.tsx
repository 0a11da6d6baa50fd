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

/** Date and time of joining, aligned across rows. */
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
  /** Empty if the member has no name. */
  name: string;
  photo: string;
  /** ISO 8601. */
  joinedAt: string;
  /** Empty for a wallet without an account. */
  memberId?: string;
  /** URL of the row; without it the row is not a link. */
  href?: string;
}

/** One member of a list: photo, short wallet, name, ID and time of joining. */
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
