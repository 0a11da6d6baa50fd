import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { aligns, head, headWords } from './Table.css.ts';
import type { TableColumn } from './Table.tsx';

const marks = { ascending: ArrowUp, descending: ArrowDown };

/** The head of a column; a press sorts by it where that is offered. */
export function tableHead<Row>({ id, label, align = 'start', ...column }: TableColumn<Row>) {
  const { isRowHeader, isSortable, isLabelHidden } = column;
  return (
    <Column id={id} isRowHeader={isRowHeader} allowsSorting={isSortable} textValue={label} className={head}>
      {({ allowsSorting, sortDirection }) => (
        <span className={`${headWords} ${aligns[align]}`}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {allowsSorting && <Icon icon={sortDirection ? marks[sortDirection] : ChevronsUpDown} size="s" />}
        </span>
      )}
    </Column>
  );
}
