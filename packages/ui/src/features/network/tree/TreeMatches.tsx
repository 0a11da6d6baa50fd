import { shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './TreeMatches.css.ts';
import type { TreeFound, TreeMatch } from './treeSearchQuery.ts';

const nameOf = ({ name, walletId }: Pick<TreeMatch, 'name' | 'walletId'>) => name || shortAddress(walletId);

/** Describes a match's seat: “2nd generation, under Ada”. */
function usePlaceOf(own: string) {
  const t = useMessage();
  return ({ generation, under }: TreeMatch) =>
    under.walletId === own
      ? t('tree.match.underYou')
      : t('tree.match.under', { generation, name: nameOf(under) });
}

export interface MatchesSaidProps {
  found: TreeFound;
  /** The member's own wallet. */
  own: string;
}

/** The number of matches, and the seat of a single match. */
export function MatchesSaid({ found: { matches, totalCount, isAtLeast }, own }: MatchesSaidProps) {
  const t = useMessage();
  const placeOf = usePlaceOf(own);
  const [only] = matches;
  const words =
    totalCount === 1 && only
      ? t('tree.matches.one', { name: nameOf(only), place: placeOf(only) })
      : totalCount > matches.length
        ? t('tree.matches.nearest', { total: totalCount, listed: matches.length })
        : t('tree.matches', { total: totalCount });
  return (
    <Text as="p" size="small" tone="action" role="status">
      {isAtLeast ? `${words}. ${t('tree.matches.more')}` : words}
    </Text>
  );
}

export interface TreeMatchesProps extends MatchesSaidProps {
  /** Wallet of the selected match; `''` for none. */
  chosen: string;
  onChoose: (wallet: string) => void;
}

/** Up to ten matches; the selected one is shown in the tree. */
export function TreeMatches({ found: { matches }, own, chosen, onChoose }: TreeMatchesProps) {
  const t = useMessage();
  const placeOf = usePlaceOf(own);
  return (
    <ul className={styles.list} aria-label={t('tree.matches.list')}>
      {matches.map((match) => (
        <li key={match.walletId}>
          <button
            type="button"
            className={styles.match}
            aria-pressed={match.walletId === chosen}
            onClick={() => onChoose(match.walletId)}
          >
            <Avatar wallet={match.walletId} photo={match.photo} size="s" />
            <span className={styles.words}>
              <Text size="bodyStrong" dir="auto" truncate>
                {nameOf(match)}
              </Text>
              <Text size="small" tone="muted" truncate>
                {placeOf(match)}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
