import type { TableProps } from '@upline/ui';
import { useState } from 'react';

type Sort = NonNullable<TableProps<object>['sort']>;

/** Sort key by column. */
type Keys<Row> = Readonly<Record<string, (row: Row) => bigint | number | string>>;

/**
 * Rows sorted by the table header; in the given order at first.
 * @param keys Sort keys by column.
 */
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
