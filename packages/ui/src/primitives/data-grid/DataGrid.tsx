import type { HTMLAttributes, Ref } from 'react';

interface GridPart extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  ref?: Ref<HTMLDivElement>;
}

// Rows are grids and exist only while visible, which a native table does not support.

interface DataGridProps extends GridPart {
  'aria-label': string;
  /** True if rows expand; each row then needs `aria-expanded`. @default false */
  opens?: boolean;
}

/** A grid of many rows, one of which has focus; the parent moves focus by keys. */
export function DataGrid({ opens = false, ...props }: DataGridProps) {
  return <div {...props} role={opens ? 'treegrid' : 'grid'} />;
}

/** One row. Set `tabIndex` to 0 for the focused row, -1 for others, and omit it for the head. */
export function DataRow(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: a head takes no focus.
  return <div {...props} role="row" />;
}

/** A column header. */
export function DataHead(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: what is in it acts.
  return <div {...props} role="columnheader" />;
}

export function DataCell(props: GridPart) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: its row takes the focus.
  return <div {...props} role="gridcell" />;
}
