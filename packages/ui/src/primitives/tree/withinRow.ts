import type { KeyboardEvent, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For a native button in a tree row: keeps its events from the row. Trees of thousands use native
 * buttons, because rows mount while scrolling, and React Aria's button costs a third of a row.
 */
export const withinRow = {
  onPointerDown: stop,
  onMouseDown: stop,
  onTouchStart: stop,
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};
