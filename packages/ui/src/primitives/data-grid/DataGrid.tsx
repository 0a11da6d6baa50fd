import type { HTMLAttributes, Ref } from 'react';

interface GridPart extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  ref?: Ref<HTMLDivElement>;
}

// Rows lay out as grids of their own and are left out while out of sight: a browser’s table does neither.

interface DataGridProps extends GridPart {
  'aria-label': string;
  /** Whether its rows open: each then says by `aria-expanded` whether it is. @default false */
  opens?: boolean;
}

/** Many rows of which one has the focus; who shows it moves that by keys. */
export function DataGrid({ opens = false, ...props }: DataGridProps) {
  return <div {...props} role={opens ? 'treegrid' : 'grid'} />;
}

/** One row: `tabIndex` 0 for the one under the keys, -1 for all others, none for the head. */
export function DataRow(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: a head takes no focus.
  return <div {...props} role="row" />;
}

/** What heads a column. */
export function DataHead(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: what is in it acts.
  return <div {...props} role="columnheader" />;
}

/** One value of a row. */
export function DataCell(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus.
  return <div {...props} role="gridcell" />;
}
