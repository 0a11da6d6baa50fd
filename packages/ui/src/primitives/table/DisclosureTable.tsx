import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './DisclosureTable.css.ts';

export interface DisclosureColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Column header: text, optionally with the column's sum. */
  head: ReactNode;
  /** Content of the column's cells. */
  cell: (row: Row) => ReactNode;
  /**
   * Use `end` for figures, so that their decimals align; such columns have a hairline.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * The column names its row: screen readers read it with every cell. Exactly one column.
   * @default false
   */
  isRowHeader?: boolean;
  /** Any CSS width. Columns without a width share the rest. */
  width?: string;
}

export interface DisclosureTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly DisclosureColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Details below an open row; print shows them for every row. */
  details: (row: Row) => ReactNode;
  /** Label of the button that opens a row. */
  toggleLabel: (row: Row) => string;
  /**
   * For narrow screens: rows of two lines, with headers for screen readers only. The whole row
   * stays pressable.
   * @default false
   */
  isNarrow?: boolean;
  /** True if a row starts open. @default () => false */
  isOpenAtFirst?: (row: Row) => boolean;
  className?: string;
  ref?: Ref<HTMLTableElement>;
}

/** A table with details below each row; several rows can be open at a time. */
export function DisclosureTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  details,
  toggleLabel,
  isNarrow = false,
  isOpenAtFirst = () => false,
  className,
  ...props
}: DisclosureTableProps<Row>) {
  const id = useId();
  const shape = isNarrow ? 'narrow' : 'wide';
  // Rows by the reader's last press. Rows may load after the table.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const styleOf = (align: 'start' | 'end') =>
    classNames(styles.aligns[align], align === 'end' && !isNarrow && styles.ruled);
  return (
    <table {...props} aria-label={label} className={classNames(styles.table, className)}>
      <thead>
        <tr>
          <td className={styles.toggleCell[shape]} />
          {columns.map(({ id, head, align = 'start', width }) => (
            <th
              key={id}
              scope="col"
              className={classNames(!isNarrow && styles.head, styleOf(align))}
              style={{ width }}
            >
              {isNarrow ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) => {
          const key = rowKey(row);
          const isOpen = pressed.get(key) ?? isOpenAtFirst(row);
          const detailsId = `${id}-${key}`;
          return [
            <tr key={key} className={classNames(styles.row, isOpen && styles.openRow)}>
              <td className={styles.toggleCell[shape]}>
                <Button
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-controls={detailsId}
                  onPress={() => setPressed(new Map(pressed).set(key, !isOpen))}
                >
                  {!isNarrow && <Icon icon={ChevronRight} size="s" directional className={styles.mark} />}
                  <VisuallyHidden>{toggleLabel(row)}</VisuallyHidden>
                </Button>
              </td>
              {columns.map(({ id, cell, align = 'start', isRowHeader = false }) => {
                const style = classNames(styles.cell[shape], styleOf(align));
                return isRowHeader ? (
                  <th key={id} scope="row" className={style}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={style}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>,
            <tr key={detailsId} id={detailsId} className={styles.detailRow[isOpen ? 'open' : 'closed']}>
              <td colSpan={columns.length + 1} className={styles.detailCell}>
                <div className={styles.unfolding}>
                  <div className={styles.folded}>{details(row)}</div>
                </div>
              </td>
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
