import { useMemo } from 'react';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { Table, type TableColumn } from '../../../primitives/table/Table.tsx';
import { PoolName } from '../section/PoolName.tsx';
import { ComparisonVerdict } from './ComparisonVerdict.tsx';
import { comparedFigures, type PoolComparison } from './comparison.ts';
import { SideFigure } from './SideFigure.tsx';
import { SidePair } from './SidePair.tsx';

function columnsOf(t: Translate): TableColumn<PoolComparison>[] {
  return [
    {
      id: 'level',
      label: t('transparency.level'),
      isRowHeader: true,
      cell: ({ position }) => <PoolName position={position} />,
    },
    {
      id: 'sides',
      label: `${t('transparency.recompute.server')} / ${t('transparency.recompute.chain')}`,
      isLabelHidden: true,
      cell: () => (
        <SidePair server={t('transparency.recompute.server')} chain={t('transparency.recompute.chain')} />
      ),
    },
    ...comparedFigures.map(
      (figure): TableColumn<PoolComparison> => ({
        id: figure,
        label: t(`transparency.books.${figure}`),
        align: 'end',
        cell: ({ server, chain, differing }) => (
          <SidePair
            server={<SideFigure side={server} figure={figure} />}
            chain={<SideFigure side={chain} figure={figure} />}
            isDiffering={differing.includes(figure)}
          />
        ),
      }),
    ),
    {
      id: 'verdict',
      label: t('transparency.recompute.result'),
      cell: (comparison) => <ComparisonVerdict {...comparison} />,
    },
  ];
}

export interface ComparisonProps {
  pools: readonly PoolComparison[];
}

/** Server and chain side by side, per pool. Narrow screens use ComparisonCards. */
export function ComparisonTable({ pools }: ComparisonProps) {
  const t = useMessage();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Table
      label={t('transparency.recompute.result')}
      columns={columns}
      rows={pools}
      rowKey={({ contract }) => contract}
    />
  );
}
