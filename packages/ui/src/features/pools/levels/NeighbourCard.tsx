import { type Level, type LevelProgress, levelCardState, poolPaths } from '@upline/domain';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeSplitBar } from '../../../patterns/fee-split-bar/FeeSplitBar.tsx';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { levelStateIcons } from '../../../patterns/level-glyph/levelStateIcons.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { art, footer, head, name, neighbour, price, root, split } from './LevelCard.css.ts';

/** The next purchasable level is highlighted even if another page sells it. */
const tones = { activated: 'positive', purchase: 'action', processing: 'muted', locked: 'muted' } as const;

export interface NeighbourCardProps {
  level: Level;
  progress: LevelProgress;
}

/** A level of the other family, shown for the order of purchase. Links to its screen. */
export function NeighbourCard({ level: { kind, fee, position }, progress }: NeighbourCardProps) {
  const t = useMessage();
  const state = levelCardState(position, progress);
  const isLocked = state === 'locked';
  return (
    <Link href={poolPaths[kind]} className={classNames(root, neighbour)} data-state={state}>
      <span className={head}>
        <LevelArt kind={kind} isLocked={isLocked} className={art} />
        <span className={name}>
          <Text size="title3">{t('level.title', { level: position })}</Text>
          <Text size="small" tone="muted">
            {t(`pool.${kind}`)}
          </Text>
        </span>
        <Text inline tone="muted">
          <Icon icon={ArrowRight} directional />
        </Text>
      </span>
      <Text size="amountL" tone={isLocked ? 'muted' : 'default'} className={price}>
        <Money units={fee} isPrice />
      </Text>
      <div className={split} aria-hidden>
        <FeeSplitBar kind={kind} fee={fee} isDimmed={isLocked} />
      </div>
      <div className={footer}>
        <Text as="div" size={state === 'purchase' ? 'bodyStrong' : 'small'} tone={tones[state]}>
          <Inline gap="xs">
            <Icon icon={levelStateIcons[state]} size="s" />
            <span>{t(`level.state.${state}`)}</span>
          </Inline>
        </Text>
      </div>
    </Link>
  );
}
