import { Address } from '../../primitives/address/Address.tsx';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { name as nameStyle, row, who } from './MemberRow.css.ts';

export interface MemberRowProps {
  /** Checksummed. */
  wallet: string;
  /** Empty when the member has given none. */
  name: string;
  photo: string;
  /** ISO 8601. */
  joinedAt: string;
}

/** One member in a list: short wallet, name if there is one, and when he joined. */
export function MemberRow({ wallet, name, photo, joinedAt }: MemberRowProps) {
  return (
    <li className={row}>
      <Avatar name={name} photo={photo} size="s" />
      <div className={who}>
        <Address wallet={wallet} isPlain />
        {name && (
          <Text size="small" tone="muted" truncate className={nameStyle}>
            {name}
          </Text>
        )}
      </div>
      <Timestamp iso={joinedAt} detail="dateTime" size="small" tone="muted" />
    </li>
  );
}
