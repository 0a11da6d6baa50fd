import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './MatrixNode.css.ts';
import { MemberLink } from './MemberLink.tsx';
import type { MatrixMember } from './matrixMember.ts';

export interface MatrixNodeProps extends MatrixMember {
  /** @default 's' */
  size?: 's' | 'm';
}

/** A member of the matrix: picture, name and wallet. The wallet links to their page. */
export function MatrixNode({ wallet, name, photo, size = 's' }: MatrixNodeProps) {
  return (
    <div className={styles.node}>
      <Avatar wallet={wallet} photo={photo} size={size} />
      <div className={styles.words}>
        {name && (
          <Text size="bodyStrong" dir="auto" truncate className={styles.name}>
            {name}
          </Text>
        )}
        <Text size="mono" tone="muted">
          <MemberLink wallet={wallet} />
        </Text>
      </div>
    </div>
  );
}
