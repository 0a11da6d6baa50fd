import { incomePeriods } from '@upline/domain';
import { ChartColumnStacked, ChevronDown, ChevronUp, Table2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Tooltip } from '../../../primitives/tooltip/Tooltip.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { IncomeLegend } from './IncomeLegend.tsx';
import { chartControls, chartHead, chartTitle, folded, onScreen, ruled } from './IncomeOverTime.css.ts';
import { IncomeTable } from './IncomeTable.tsx';
import { LazyIncomeChart } from './LazyIncomeChart.tsx';
import { useLedgerIncome } from './ledgerIncomeQuery.ts';
import { type CountedLines, readUnasked, versionOf } from './readUnasked.ts';

/** Pixels; low, in favour of the list below. */
const chartHeight = 150;

export interface IncomeOverTimeProps {
  filter: LedgerFilter;
  ledger: CountedLines;
  /** True if collapsed to its header; nothing is loaded then. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Income and lost income by day, week or month, as chart or table. */
export function IncomeOverTime({ filter, ledger, isFolded, onFold }: IncomeOverTimeProps) {
  const t = useMessage();
  const titleId = useId();
  const bodyId = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { total } = ledger;
  // Consent to load many lines holds only for this filter and these lines.
  const asked = JSON.stringify(filter);
  const version = versionOf(ledger);
  const [wanted, setWanted] = useState<{ asked: string; version: string } | null>(null);
  const agreedVersion = total <= readUnasked ? version : wanted?.asked === asked ? wanted.version : null;
  const readVersion = isFolded ? null : agreedVersion;
  const isRead = readVersion !== null;
  const income = loadableOf(useLedgerIncome(filter, readVersion));
  const told = isRead && income.status === 'loaded' ? incomePeriods(income.data) : null;
  const isEmpty = told?.periods.length === 0;

  return (
    <PanelCell
      as="section"
      isFlush={isFolded}
      className={classNames(ruled, isFolded && folded)}
      aria-labelledby={titleId}
      aria-busy={isRead && income.status === 'loading'}
    >
      <Stack gap="m">
        <div className={chartHead}>
          <PanelHead
            id={titleId}
            className={chartTitle}
            title={t('ledger.chart.title')}
            note={told && !isEmpty && t('ledger.chart.lead', { unit: told.unit })}
          />
          {told && !isEmpty && (
            <div className={chartControls}>
              {view === 'chart' && <IncomeLegend />}
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
            </div>
          )}
          <Tooltip text={t('ledger.chart.fold')}>
            <IconButton
              icon={isFolded ? ChevronDown : ChevronUp}
              tone="quiet"
              bleed="end"
              className={onScreen}
              label={t('ledger.chart.fold')}
              aria-expanded={!isFolded}
              aria-controls={isFolded ? undefined : bodyId}
              onPress={() => onFold(!isFolded)}
            />
          </Tooltip>
        </div>
        {!isFolded && (
          <Stack gap="m" id={bodyId}>
            {readVersion !== version && (
              <EmptyState
                title={t('ledger.chart.many', { total })}
                action={
                  <Button onPress={() => setWanted({ asked, version })}>{t('ledger.chart.read')}</Button>
                }
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
                {view === 'chart' ? (
                  <LazyIncomeChart {...told} height={chartHeight} />
                ) : (
                  <IncomeTable {...told} />
                )}
              </Suspense>
            )}
          </Stack>
        )}
      </Stack>
    </PanelCell>
  );
}
