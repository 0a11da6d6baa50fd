import { useMemo } from 'react';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money, type MoneyRule } from '../../../primitives/money/Money.tsx';
import { Table, type TableColumn } from '../../../primitives/table/Table.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ContractAddress } from '../../pools/address/ContractAddress.tsx';
import { PoolName } from '../section/PoolName.tsx';
import { type Figures, useFigures } from '../section/useFigures.ts';
import { CoverageFigure } from './CoverageFigure.tsx';
import { isAllCovered, type PoolBooks, totalOf } from './poolBooks.ts';

/** A pool, or the total. */
type Row = { kind: 'pool'; books: PoolBooks } | { kind: 'total'; books: ReturnType<typeof totalOf> };

const amounts = ['in', 'out', 'held', 'owed'] as const;

function columnsOf(
  t: Translate,
  { count }: Figures,
  { pools, explorer, rule }: PoolBooksProps,
): TableColumn<Row>[] {
  const levelOf = (row: Row) => (row.kind === 'pool' ? t('level.title', { level: row.books.position }) : '');
  return [
    {
      id: 'level',
      label: t('transparency.level'),
      isRowHeader: true,
      cell: (row) =>
        row.kind === 'pool' ? (
          <PoolName position={row.books.position} />
        ) : (
          <Text inline size="bodyStrong">
            {t('transparency.allLevels')}
          </Text>
        ),
    },
    ...amounts.map(
      (figure): TableColumn<Row> => ({
        id: figure,
        label: t(`transparency.books.${figure}`),
        align: 'end',
        cell: ({ kind, books }) => (
          <Text inline size={kind === 'total' ? 'bodyStrong' : 'body'}>
            <Money units={books[figure]} rule={kind === 'total' ? rule : undefined} />
          </Text>
        ),
      }),
    ),
    ...(isAllCovered(pools)
      ? []
      : [
          {
            id: 'ratio',
            label: t('transparency.books.ratio'),
            align: 'end',
            cell: ({ kind, books: { held, owed } }) => (
              <CoverageFigure held={held} owed={owed} isStrong={kind === 'total'} />
            ),
          } satisfies TableColumn<Row>,
        ]),
    {
      id: 'members',
      label: t('transparency.books.members'),
      align: 'end',
      cell: (row) => (row.kind === 'pool' ? count(row.books.members) : null),
    },
    {
      id: 'contract',
      label: t('transparency.contract'),
      align: 'end',
      cell: (row) =>
        row.kind === 'pool' ? (
          <Inline justifyContent="flex-end">
            <ContractAddress address={row.books.contract} what={levelOf(row)} explorer={explorer} />
          </Inline>
        ) : null,
    },
  ];
}

export interface PoolBooksProps {
  pools: readonly PoolBooks[];
  /** Base URL of the block explorer without a trailing slash; undefined on chains without one. */
  explorer?: string | undefined;
  /** Marks the totals as final or provisional. */
  rule: MoneyRule;
}

/** The pools' amounts with their totals. Narrow screens use PoolBooksCards. */
export function PoolBooksTable({ pools, explorer, rule }: PoolBooksProps) {
  const t = useMessage();
  const figures = useFigures();
  const columns = useMemo(
    () => columnsOf(t, figures, { pools, explorer, rule }),
    [t, figures, pools, explorer, rule],
  );
  const rows = useMemo(
    (): Row[] => [
      ...pools.map((books): Row => ({ kind: 'pool', books })),
      { kind: 'total', books: totalOf(pools) },
    ],
    [pools],
  );
  return (
    <Table
      label={t('transparency.books')}
      columns={columns}
      rows={rows}
      rowKey={(row) => (row.kind === 'pool' ? row.books.contract : 'total')}
    />
  );
}
