export interface RowSteps {
  /** How many rows there are. */
  count: number;
  /** Moves the cursor by rows, as far as there are any. */
  move: (by: number) => void;
  /** Opens the row at the cursor. */
  open: () => void;
}

/** The step that a key makes in a grid of rows; `null` for other keys. */
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
