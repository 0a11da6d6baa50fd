import type { Level, LevelCardState } from '@upline/domain';
import { type Ref, useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PoolBadge } from '../../../patterns/pool-badge/PoolBadge.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { LevelArtwork } from './LevelArtwork.tsx';
import { footer, root } from './LevelCard.css.ts';
import { LevelCardFooter, type LevelCardFooterProps } from './LevelCardFooter.tsx';
import { levelStateIcons } from './levelStateIcons.ts';

const tones: Record<LevelCardState, BadgeTone> = {
  locked: 'neutral',
  purchase: 'action',
  processing: 'info',
  activated: 'positive',
};

interface LevelStateBadgeProps {
  state: LevelCardState;
}

/** What can be done with a level now, as icon and word. */
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
  /** Where the card stands and what goes with that. Spec §4. */
  stage: LevelCardFooterProps['stage'];
  /** The card itself, which takes focus where the button that had it is gone. */
  ref?: Ref<HTMLElement>;
}

/** One level: its family, its price, and the one thing that can be done with it now. Spec §2, §4. */
export function LevelCard({ level, stage, ref }: LevelCardProps) {
  const t = useMessage();
  const titleId = useId();
  const state: LevelCardState = stage.state;
  return (
    <Card
      as="article"
      ref={ref}
      tabIndex={-1}
      accent={level.kind}
      aria-labelledby={titleId}
      className={root}
      data-state={state}
    >
      <Inline justifyContent="space-between" gap="xs">
        <PoolBadge kind={level.kind} />
        <LevelStateBadge state={state} />
      </Inline>
      <Inline justifyContent="space-between" flexWrap="nowrap">
        <Stack gap="s">
          <Heading level={2} size="title3" id={titleId}>
            {t('level.title', { level: level.position })}
          </Heading>
          <Text size="amountL">
            <Money units={level.fee} isPrice />
          </Text>
        </Stack>
        <LevelArtwork kind={level.kind} state={state} />
      </Inline>
      <div className={footer}>
        <LevelCardFooter level={level} stage={stage} />
      </div>
    </Card>
  );
}
