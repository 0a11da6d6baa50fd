import type { KeyboardEvent, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For a plain button in a row of a tree: what is done to it is not done to the row too. A plain one is for trees of
 * thousands, whose rows come and go while they are scrolled; one of React Aria costs a third of a row.
 */
export const withinRow = {
  onPointerDown: stop,
  onMouseDown: stop,
  onTouchStart: stop,
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};
