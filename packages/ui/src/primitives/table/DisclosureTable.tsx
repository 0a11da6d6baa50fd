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
  /** What stands above the column: words, or words with the sum of the column. */
  head: ReactNode;
  /** What stands in a row. */
  cell: (row: Row) => ReactNode;
  /** Figures belong to the `end`, where their units line up; they are parted by hairlines. @default 'start' */
  align?: 'start' | 'end';
  /**
   * Names its row, so that it is read aloud with every other cell; exactly one column does.
   * @default false
   */
  isRowHeader?: boolean;
  /** Any width of CSS; what is left over goes to columns without one. */
  width?: string;
}

export interface DisclosureTableProps<Row> {
  /** What the rows are; its name for screen readers. */
  label: string;
  columns: readonly DisclosureColumn<Row>[];
  /** The rows in the order in which they are shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row shows below itself when it is open; on paper every row is. */
  details: (row: Row) => ReactNode;
  /** Names the button that opens a row. */
  toggleLabel: (row: Row) => string;
  /**
   * Rows of two lines with the heads read aloud only, for a narrow screen. The whole row is still what is pressed.
   * @default false
   */
  isNarrow?: boolean;
  /** Whether a row is open until it is pressed. @default () => false */
  isOpenAtFirst?: (row: Row) => boolean;
  className?: string;
  ref?: Ref<HTMLTableElement>;
}

/** Values of several kinds in rows that open: each tells more below itself, as many at a time as one likes. */
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
  // Those that were pressed: rows may come later than the table.
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
