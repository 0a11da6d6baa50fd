export interface RowSteps {
  count: number;
  /** Moves the cursor by rows, within bounds. */
  move: (by: number) => void;
  open: () => void;
}

/** Action of a key in a grid of rows; `null` for other keys. */
export function rowStep(key: string, { count, move, open }: RowSteps): (() => void) | null {
  switch (key) {
    case 'ArrowDown':
      return () => move(1);
    case 'ArrowUp':
      return () => move(-1);
    case 'Home':
      return () => move(-count);
    case 'End':
      return () => move(count);
    case 'Enter':
      return open;
    default:
      return null;
  }
}
