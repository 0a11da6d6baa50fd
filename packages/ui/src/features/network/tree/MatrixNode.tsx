import { memberPath, shortAddress } from '@upline/domain';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './MatrixNode.css.ts';
import type { MatrixMember } from './matrixMember.ts';

/** Who has a place in the matrix: photo, wallet and name. The wallet leads to their page. */
export function MatrixNode({ wallet, name, photo }: MatrixMember) {
  return (
    <div className={styles.root}>
      <div className={styles.node}>
        <Avatar name={name} photo={photo} size="s" className={styles.photo} />
        <div className={styles.words}>
          <Text>
            <Link href={memberPath(wallet)} tone="plain">
              <ShortText whole={wallet} short={shortAddress(wallet)} />
            </Link>
          </Text>
          {name && (
            <Text size="small" tone="muted" truncate className={styles.name}>
              {name}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}
