import type { Level, LevelCardState } from '@upline/domain';
import { type Ref, useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeSplitBar } from '../../../patterns/fee-split-bar/FeeSplitBar.tsx';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { levelStateIcons } from '../../../patterns/level-glyph/levelStateIcons.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { art, footer, head, name, price, root, split } from './LevelCard.css.ts';
import { LevelCardFooter, type LevelCardFooterProps } from './LevelCardFooter.tsx';
import { levelCardId } from './levelStage.ts';

const tones: Record<LevelCardState, BadgeTone> = {
  locked: 'neutral',
  purchase: 'action',
  processing: 'info',
  activated: 'positive',
};

interface LevelStateBadgeProps {
  state: LevelCardState;
}

/** The level's state as icon and label. */
function LevelStateBadge({ state }: LevelStateBadgeProps) {
  const t = useMessage();
  return (
    <Badge tone={tones[state]} icon={levelStateIcons[state]}>
      {t(`level.state.${state}`)}
    </Badge>
  );
}

export interface LevelCardProps {
  level: Level;
  /** The level's state with its values. Spec §4. */
  stage: LevelCardFooterProps['stage'];
  /** The card's element, focused when its focused button is removed. */
  ref?: Ref<HTMLElement>;
}

/** One level: drawing, price, split, and the one available action. Spec §2, §4. */
export function LevelCard({ level, stage, ref }: LevelCardProps) {
  const t = useMessage();
  const titleId = useId();
  const { kind, fee, position } = level;
  const state: LevelCardState = stage.state;
  const isLocked = state === 'locked';
  return (
    <article
      ref={ref}
      id={levelCardId(position)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={root}
      data-state={state}
    >
      <div className={head}>
        <LevelArt kind={kind} isLocked={isLocked} className={art} />
        <div className={name}>
          <Heading level={2} size="title3" id={titleId}>
            {t('level.title', { level: position })}
          </Heading>
          <Text size="small" tone="muted">
            {t(kind === 'race' ? 'level.family.race' : 'pool.global')}
          </Text>
        </div>
        <LevelStateBadge state={state} />
      </div>
      <Text size="amountL" tone={isLocked ? 'muted' : 'default'} className={price}>
        <Money units={fee} isPrice />
      </Text>
      <div className={split}>
        <FeeSplitBar kind={kind} fee={fee} isDimmed={isLocked} />
      </div>
      <div className={footer}>
        <LevelCardFooter level={level} stage={stage} />
      </div>
    </article>
  );
}
