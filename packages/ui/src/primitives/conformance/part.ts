import type { ReactNode } from 'react';

/** What every part passes on to the element that it is. */
export interface Passed {
  className: string;
  'data-probe': string;
  ref: (element: Element | null) => void;
}

/** A part that only shows. */
export type Shown = (passed: Passed) => ReactNode;

/** A part that is worked by the keyboard. */
export interface Worked {
  /** Draws it; `act` is what working it calls. */
  draw: (passed: Passed, act: () => void) => ReactNode;
  /** What each of these does in turn, once Tab has reached it, calls `act`. */
  keys: readonly string[];
}

/** Parts by folder and component: `button/Button`. */
export type Parts<Part> = Readonly<Record<`${string}/${string}`, Part>>;
