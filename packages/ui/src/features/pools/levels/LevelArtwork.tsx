import type { LevelCardState, PoolKind } from '@upline/domain';
import { useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { poolIcons } from '../../../patterns/pool-badge/poolIcons.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { check, drawn, kinds, locked, mark, picture, root } from './LevelArtwork.css.ts';

export interface LevelArtworkProps {
  kind: PoolKind;
  state: LevelCardState;
}

/**
 * The family's drawing, blurred while the level is locked. When a level turns activated before the member's
 * eyes its check is drawn, once.
 */
export function LevelArtwork({ kind, state }: LevelArtworkProps) {
  const [firstState] = useState(state);
  const hasJustTurned = firstState !== 'activated';
  return (
    <span className={classNames(root, kinds[kind])} aria-hidden>
      <span className={classNames(picture, state === 'locked' && locked)}>
        <Icon icon={poolIcons[kind]} size="l" />
      </span>
      {state === 'activated' && (
        <svg className={mark} viewBox="0 0 20 20" focusable={false} aria-hidden>
          <path
            className={classNames(check, hasJustTurned && drawn)}
            d="M5.5 10.5l3 3 6-6.5"
            pathLength={1}
          />
        </svg>
      )}
    </span>
  );
}
