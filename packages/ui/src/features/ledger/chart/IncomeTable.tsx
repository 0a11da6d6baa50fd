import { type IncomePeriod, type IncomePeriods, incomeSeries } from '@upline/domain';
import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Table, type TableColumn } from '../../../primitives/table/Table.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { periodLabel } from './periodLabel.ts';

export interface IncomeTableProps extends IncomePeriods {}

/** The figures of IncomeChart, newest period first, without empty periods. */
export function IncomeTable({ unit, periods }: IncomeTableProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const rows = periods.filter(({ sums }) => incomeSeries.some((series) => sums[series] > 0n)).toReversed();
  const columns: TableColumn<IncomePeriod>[] = [
    {
      id: 'period',
      label: t('ledger.chart.period', { unit }),
      isRowHeader: true,
      cell: ({ start }) => periodLabel(start, unit, locale),
    },
    ...incomeSeries.map(
      (series): TableColumn<IncomePeriod> => ({
        id: series,
        label: t(`ledger.kind.${series}`),
        align: 'end',
        cell: ({ sums }) => (
          <Text inline tone={series === 'lost' && sums.lost > 0n ? 'critical' : 'default'}>
            <Money units={sums[series]} />
          </Text>
        ),
      }),
    ),
  ];
  return (
    <Table label={t('ledger.chart.title')} columns={columns} rows={rows} rowKey={({ start }) => start} />
  );
}
