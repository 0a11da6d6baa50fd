import { type IncomePeriods, lastDays, localDay, localDayStart, tokenCardInterval } from '@upline/domain';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { type Loadable, mapLoadable } from '../../patterns/loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { LazyIncomeChart } from '../ledger/chart/LazyIncomeChart.tsx';
import { useLedgerIncome } from '../ledger/chart/ledgerIncomeQuery.ts';
import { type CountedLines, readUnasked, versionOf } from '../ledger/chart/readUnasked.ts';
import { useExtent } from '../ledger/chart/useExtent.ts';
import { everything } from '../ledger/read/ledgerFilter.ts';
import { useLedger } from '../ledger/read/ledgerQuery.ts';
import { daysPlace, drawn, plot, plotHead, plotHeight, plotSkeleton } from './DashboardScreen.css.ts';

// Loaded when the table is opened.
const IncomeTable = lazy(async () => ({
  default: (await import('../ledger/chart/IncomeTable.tsx')).IncomeTable,
}));

const shownDays = 30;

/** Income of the last days; for very many lines only after calling `read`. */
export function useLastDays(ledger: Loadable<CountedLines>) {
  const today = localDay(new Date());
  const first = localDayStart(today, 1 - shownDays);
  const [isWanted, setWanted] = useState(false);
  const filter = { ...everything, from: first ? localDay(first) : '' };
  // A short ledger has few lines in these days; only a long one is counted a second time.
  const isLong = ledger.status === 'loaded' && ledger.data.total > readUnasked;
  const recent = loadableOf(useLedger({ ...filter, page: 1 }, tokenCardInterval, isLong));
  const counted = isLong ? recent : ledger;
  const told = counted.status === 'loaded' ? counted.data : null;
  const isMany = told !== null && told.total > readUnasked && !isWanted;
  const income = loadableOf(useLedgerIncome(filter, told && !isMany ? versionOf(told) : null));
  const days = counted.status === 'failed' ? counted : income;
  return {
    days: mapLoadable(days, (read) => lastDays(read, shownDays, today)),
    many: isMany ? told.total : null,
    read: () => setWanted(true),
  };
}

export interface LastDaysProps {
  days: Loadable<IncomePeriods>;
  /** Number of lines to load after the member agrees; `null` if no consent is needed. */
  many: number | null;
  onRead: () => void;
}

const drawing = <Skeleton block="card" className={plotSkeleton} />;

/** Thirty days as chart or table: income, and lost income below the axis. Nothing is projected. */
export function LastDays({ days, many, onRead }: LastDaysProps) {
  const t = useMessage();
  const titleId = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { ref: room, height } = useExtent<HTMLDivElement>();
  const isDrawn = days.status === 'loaded' && many === null;
  return (
    <Stack
      as="section"
      gap="m"
      className={daysPlace}
      aria-labelledby={titleId}
      aria-busy={days.status === 'loading' && many === null}
    >
      <PanelHead
        id={titleId}
        title={t('dashboard.days', { days: shownDays })}
        className={plotHead}
        actions={
          isDrawn && (
            <SegmentedControl
              label={t('ledger.chart.view')}
              value={view}
              onChange={setView}
              segments={[
                { value: 'chart', label: t('ledger.chart.chart') },
                { value: 'table', label: t('ledger.chart.table') },
              ]}
            />
          )
        }
      />
      <div className={plot}>
        {many !== null && (
          <EmptyState
            title={t('ledger.chart.many', { total: many })}
            action={<Button onPress={onRead}>{t('ledger.chart.read')}</Button>}
          />
        )}
        {days.status === 'failed' && (
          <Text as="p" tone="muted">
            <Money units={null} />
          </Text>
        )}
        {days.status === 'loading' && many === null && drawing}
        {isDrawn && (
          <Suspense fallback={drawing}>
            {view === 'table' ? (
              <IncomeTable {...days.data} />
            ) : (
              <div ref={room} className={drawn}>
                <LazyIncomeChart {...days.data} height={Math.max(plotHeight, height)} />
              </div>
            )}
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
