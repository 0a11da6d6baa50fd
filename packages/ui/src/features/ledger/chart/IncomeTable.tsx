import { type IncomePeriod, type IncomePeriods, incomeSeries } from '@upline/domain';
import { useContext } from 'react';
import { useMedia } from '../../../css/useMedia.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Table, type TableColumn } from '../../../primitives/table/Table.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { below } from '../../../tokens/breakpoints.ts';
import { periodLabel } from './periodLabel.ts';

export interface IncomeTableProps extends IncomePeriods {}

/**
 * A list for phones, where four columns of money do not fit: each period with the kinds that have a
 * figure.
 */
function IncomeList({ unit, periods }: IncomeTableProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  return (
    <Stack as="ul" gap="m" aria-label={t('ledger.chart.title')}>
      {periods.map(({ start, sums }) => (
        <Stack as="li" gap="xs" key={start}>
          <Text size="bodyStrong">{periodLabel(start, unit, locale)}</Text>
          <DescriptionList
            isDense
            items={incomeSeries
              .filter((series) => sums[series] > 0n)
              .map((series) => ({
                term: t(`ledger.kind.${series}`),
                details: <Money units={sums[series]} isLost={series === 'lost'} />,
              }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** The figures of IncomeChart, newest period first, without empty periods. */
export function IncomeTable({ unit, periods }: IncomeTableProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const isNarrow = useMedia(below('tablet'));
  const rows = periods.filter(({ sums }) => incomeSeries.some((series) => sums[series] > 0n)).toReversed();
  if (isNarrow) return <IncomeList unit={unit} periods={rows} />;
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
