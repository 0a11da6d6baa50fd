import { formatPrice, type Level, type LevelProgress, levelCardState } from '@upline/domain';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { levelStateIcons } from './levelStateIcons.ts';
import { root, states, tier } from './TierStrip.css.ts';

export interface TierStripProps {
  levels: readonly Level[];
  progress: LevelProgress;
}

/** The prices of a family of pools in one line, each with how its level stands. Spec §2. */
export function TierStrip({ levels, progress }: TierStripProps) {
  const t = useMessage();
  return (
    <ul className={root}>
      {levels.map(({ position, fee }) => {
        const state = levelCardState(position, progress);
        const price = formatPrice(fee);
        return (
          <li key={position} className={classNames(tier, states[state])}>
            <VisuallyHidden>
              {t('dashboard.pools.tier', { level: position, price, state: t(`level.state.${state}`) })}
            </VisuallyHidden>
            <Icon icon={levelStateIcons[state]} size="s" />
            <Text inline size="small" aria-hidden>
              {price}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
