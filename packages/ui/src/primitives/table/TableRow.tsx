import { Row as AriaRow, Cell } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { aligns, cell, openable, row as rowStyle } from './Table.css.ts';
import type { TableColumn } from './Table.tsx';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  isOpenable: boolean;
}

/** One row with a cell for each column. */
export function tableRow<Row>({ row, id, columns, isOpenable }: TableRowProps<Row>) {
  return (
    <AriaRow id={id} columns={columns} className={classNames(rowStyle, isOpenable && openable)}>
      {({ cell: contents, align = 'start' }) => (
        <Cell className={classNames(cell, aligns[align])}>{contents(row)}</Cell>
      )}
    </AriaRow>
  );
}
