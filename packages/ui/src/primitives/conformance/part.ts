import type { ReactNode } from 'react';

/** Props that every primitive passes to its element. */
export interface Passed {
  className: string;
  'data-probe': string;
  ref: (element: Element | null) => void;
}

/** A component without interaction. */
export type Shown = (passed: Passed) => ReactNode;

/** A component with keyboard interaction. */
export interface Worked {
  /** Renders the component; `act` is its callback. */
  draw: (passed: Passed, act: () => void) => ReactNode;
  /** Each key, pressed after Tab has focused the component, calls `act`. */
  keys: readonly string[];
}

/** Components by folder and name: `button/Button`. */
export type Parts<Part> = Readonly<Record<`${string}/${string}`, Part>>;
