import { incomePeriods, ledgerKinds } from '@upline/domain';
import { ChartColumnStacked, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { IncomeTable } from './chart/IncomeTable.tsx';
import { onScreen } from './LedgerScreen.css.ts';
import type { LedgerFilter } from './ledgerFilter.ts';
import { useLedgerIncome } from './ledgerIncomeQuery.ts';
import type { LedgerPage } from './ledgerQuery.ts';

// What draws is loaded when there is something to draw, on this screen alone.
const IncomeChart = lazy(async () => ({
  default: (await import('./chart/IncomeChart.tsx')).IncomeChart,
}));

/** So many lines are read unasked, about a megabyte; beyond, members say whether they want to wait. */
const readUnasked = 2000;

export interface IncomeOverTimeProps {
  filter: LedgerFilter;
  /** How many lines the filter lets through, and what they come to. */
  ledger: Pick<LedgerPage, 'total' | 'sums'>;
}

/** What came in and what was lost, by day, week or month: drawn, or as a table. */
export function IncomeOverTime({ filter, ledger }: IncomeOverTimeProps) {
  const t = useMessage();
  const titleId = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { total, sums } = ledger;
  // A member who waits for these lines has not agreed to wait for others, nor for these again.
  const asked = JSON.stringify(filter);
  const version = [total, ...ledgerKinds.map((kind) => sums[kind])].join();
  const [wanted, setWanted] = useState<{ asked: string; version: string } | null>(null);
  const readVersion = total <= readUnasked ? version : wanted?.asked === asked ? wanted.version : null;
  const isRead = readVersion !== null;
  const income = loadableOf(useLedgerIncome(filter, readVersion));
  const told = income.status === 'loaded' ? incomePeriods(income.data) : null;
  const isEmpty = told?.periods.length === 0;

  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={isRead && income.status === 'loading'}>
      <Inline justifyContent="space-between" gap="m">
        <Stack gap="s">
          <Heading level={2} size="title3" id={titleId}>
            {t('ledger.chart.title')}
          </Heading>
          {told && !isEmpty && (
            <Text size="small" tone="muted">
              {t('ledger.chart.lead', { unit: told.unit })}
            </Text>
          )}
        </Stack>
        {told && !isEmpty && (
          <SegmentedControl
            className={onScreen}
            label={t('ledger.chart.view')}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t('ledger.chart.chart'), icon: ChartColumnStacked },
              { value: 'table', label: t('ledger.chart.table'), icon: Table2 },
            ]}
          />
        )}
      </Inline>
      {readVersion !== version && (
        <EmptyState
          title={t('ledger.chart.many', { total })}
          action={<Button onPress={() => setWanted({ asked, version })}>{t('ledger.chart.read')}</Button>}
        />
      )}
      {isRead && income.status === 'loading' && (
        <Stack gap="s">
          <Text size="small" tone="muted" role="status">
            {t('ledger.chart.reading')}
          </Text>
          <Skeleton block="card" />
        </Stack>
      )}
      {income.status === 'failed' && <LoadFailure onRetry={income.onRetry} />}
      {isEmpty && <EmptyState title={t('ledger.chart.none')} />}
      {told && !isEmpty && (
        <Suspense fallback={<Skeleton block="card" />}>
          {view === 'chart' ? <IncomeChart {...told} /> : <IncomeTable {...told} />}
        </Suspense>
      )}
    </Card>
  );
}
