import { globalLevels, type Level, type LevelProgress, levelCardState, raceLevels } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { poolIcons } from '../pool-badge/poolIcons.ts';
import * as styles from './LevelStrip.css.ts';
import { levelStateIcons } from './levelStateIcons.ts';

interface LevelCellProps {
  level: Level;
  progress: LevelProgress;
}

function LevelCell({ level: { position, kind, fee }, progress }: LevelCellProps) {
  const t = useMessage();
  const money = useMoney();
  const state = levelCardState(position, progress);
  const word = t(`level.state.${state}`);
  const price = money.price(fee);
  const startsGroup = position === 4 || position === 7;
  return (
    <li
      className={classNames(styles.cell, styles.states[kind][state], startsGroup && styles.starts)}
      style={{ order: position }}
    >
      <VisuallyHidden>{t('dashboard.pools.tier', { level: position, price, state: word })}</VisuallyHidden>
      <span className={styles.line} aria-hidden>
        <Icon icon={poolIcons[kind]} size="s" className={styles.icon} />
        <Text inline size="caption">
          {t('level.title', { level: position })}
        </Text>
      </span>
      <Text inline size="amount" tone={state === 'locked' ? 'muted' : 'default'} aria-hidden>
        {price}
      </Text>
      <span className={styles.line} aria-hidden>
        <Icon icon={levelStateIcons[state]} size="s" className={styles.icon} />
        <Text inline size="caption" truncate>
          {word}
        </Text>
      </span>
    </li>
  );
}

export interface LevelStripProps {
  progress: LevelProgress;
}

/**
 * The nine levels in order, in three groups of three, each with price and state. They are two
 * lists: six levels of 5 Gen and three global pools. Narrow containers show three rows of three.
 * Spec §2.
 */
export function LevelStrip({ progress }: LevelStripProps) {
  const t = useMessage();
  const families = [
    { name: t('overview.race'), members: raceLevels },
    { name: t('pool.global'), members: globalLevels },
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        {families.map(({ name, members }) => (
          // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers
          <ul key={name} role="list" aria-label={name} className={styles.family}>
            {members.map((level) => (
              <LevelCell key={level.position} level={level} progress={progress} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
