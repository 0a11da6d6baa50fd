import type { TableProps } from '@upline/ui';
import { useState } from 'react';

type Sort = NonNullable<TableProps<object>['sort']>;

/** What the rows of a column are ordered by. */
type Keys<Row> = Readonly<Record<string, (row: Row) => bigint | number | string>>;

/** Rows in the order that the head of their table asks for; in that given until then. @param keys By column. */
export function useSorted<Row>(rows: readonly Row[], keys: Keys<Row>) {
  const [sort, setSort] = useState<Sort>();
  const key = sort && keys[sort.column];
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const order = (a: bigint | number | string, b: bigint | number | string) => (a < b ? -1 : a > b ? 1 : 0);
  return {
    rows: key ? rows.toSorted((a, b) => sign * order(key(a), key(b))) : rows,
    sort,
    onSortChange: setSort,
  };
}
