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

/** One row with a cell for each column. */
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

/** The head of a column; a press sorts by it where that is offered. */
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
  /** Unique in the table; what `sort` names. */
  id: string;
  /** What stands above the column. */
  label: string;
  /** What stands in a row. Figures belong to the `end`, where their units line up. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
  /**
   * Names its row, so that it is read aloud with every other cell; exactly one column does.
   * @default false
   */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /**
   * The label is read aloud and not shown, as above a column of buttons.
   * @default false
   */
  isLabelHidden?: boolean;
}

export interface TableProps<Row>
  extends Omit<
    AriaTableProps,
    'aria-label' | 'children' | 'className' | 'onRowAction' | 'render' | 'sortDescriptor' | 'style'
  > {
  /** What the rows are; read aloud when focus enters. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows in the order in which they are shown: the parent sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted now; `onSortChange` asks for another order. */
  sort?: AriaTableProps['sortDescriptor'];
  /** Opens a row by Enter or a press. */
  onRowAction?: (key: string) => void;
  /** Stands in place of the rows while there are none. */
  empty?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement | HTMLTableElement>;
}

/** Values of several kinds in rows and columns, to be compared. A narrow screen scrolls it sideways. */
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
