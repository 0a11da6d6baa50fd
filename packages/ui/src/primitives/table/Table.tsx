import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Row as AriaRow,
  Table as AriaTable,
  type TableProps as AriaTableProps,
  Cell,
  Column,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { aligns, cell, head, headWords, openable, row as rowStyle, scroller, table } from './Table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  isOpenable: boolean;
}

function tableRow<Row>({ row, id, columns, isOpenable }: TableRowProps<Row>) {
  return (
    <AriaRow id={id} columns={columns} className={classNames(rowStyle, isOpenable && openable)}>
      {({ cell: contents, align = 'start' }) => (
        <Cell className={classNames(cell, aligns[align])}>{contents(row)}</Cell>
      )}
    </AriaRow>
  );
}

const marks = { ascending: ArrowUp, descending: ArrowDown };

/** A column header; a press sorts by a sortable column. */
function tableHead<Row>({ id, label, align = 'start', ...column }: TableColumn<Row>) {
  const { isRowHeader, isSortable, isLabelHidden } = column;
  return (
    <Column id={id} isRowHeader={isRowHeader} allowsSorting={isSortable} textValue={label} className={head}>
      {({ allowsSorting, sortDirection }) => (
        <span className={`${headWords} ${aligns[align]}`}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
          {allowsSorting && <Icon icon={sortDirection ? marks[sortDirection] : ChevronsUpDown} size="s" />}
        </span>
      )}
    </Column>
  );
}

export interface TableColumn<Row> {
  /** Unique in the table; `sort` refers to it. */
  id: string;
  /** Text of the column header. */
  label: string;
  /** Content of the column's cells. Align figures at the `end`, so that their decimals line up. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
  /**
   * The column names its row: screen readers read it with every cell. Exactly one column.
   * @default false
   */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /**
   * Hides the header from view, for example above buttons; screen readers still read it.
   * @default false
   */
  isLabelHidden?: boolean;
}

export interface TableProps<Row>
  extends Omit<
    AriaTableProps,
    'aria-label' | 'children' | 'className' | 'onRowAction' | 'render' | 'sortDescriptor' | 'style'
  > {
  /** Name of the table; screen readers read it on entry. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Rows in display order; the parent sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Current sort order; `onSortChange` requests another. */
  sort?: AriaTableProps['sortDescriptor'];
  /** Opens a row on Enter or press. */
  onRowAction?: (key: string) => void;
  /** Content if there are no rows. */
  empty?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement | HTMLTableElement>;
}

/** Values in rows and columns, for comparison. It scrolls sideways on narrow screens. */
export function Table<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onRowAction,
  empty,
  className,
  ...props
}: TableProps<Row>) {
  return (
    <div className={scroller}>
      <AriaTable
        {...props}
        aria-label={label}
        sortDescriptor={sort}
        onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
        className={classNames(table, className)}
      >
        <TableHeader columns={columns}>{(column) => tableHead(column)}</TableHeader>
        <TableBody items={rows} dependencies={[columns, rowKey]} renderEmptyState={() => empty}>
          {(row) => tableRow({ row, id: rowKey(row), columns, isOpenable: onRowAction !== undefined })}
        </TableBody>
      </AriaTable>
    </div>
  );
}
