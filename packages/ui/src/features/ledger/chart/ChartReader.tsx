import { type IncomePeriod, incomeSeries, type PeriodUnit } from '@upline/domain';
import { type KeyboardEvent, type PointerEvent, useContext, useState } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Bar } from './chartScale.ts';
import { edge } from './chartScale.ts';
import * as styles from './IncomeChart.css.ts';
import { periodLabel } from './periodLabel.ts';
import { SeriesSwatch } from './SeriesSwatch.tsx';

export interface ChartReaderProps {
  unit: PeriodUnit;
  periods: readonly IncomePeriod[];
  bars: readonly Bar[];
  /** Distance between periods in pixels. */
  step: number;
  /** Width of the readable area in pixels. */
  width: number;
}

/** Periods per key press. */
const moves: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

/**
 * Reads the chart period by period, by pointer, touch or arrow keys. A slider for screen readers,
 * which announce each value. Time runs left to right in every language.
 */
export function ChartReader({ unit, periods, bars, step, width }: ChartReaderProps) {
  const t = useMessage();
  const money = useMoney();
  const { locale } = useContext(MessagesContext);
  const last = periods.length - 1;
  const [read, setRead] = useState(last);
  const [isShown, setShown] = useState(false);
  const index = Math.min(read, last);
  const period = periods[index];
  const bar = bars[index];
  if (!period || !bar) return null;
  const { start, sums, lostAt } = period;
  const date = periodLabel(start, unit, locale, false);
  const told = incomeSeries.filter((series) => sums[series] > 0n);
  const missed = lostAt.map((level) => t('level.title', { level }));
  const words = told.map((series) =>
    [
      `${t(`ledger.kind.${series}`)} ${money.amount(sums[series])}`,
      ...(series === 'lost' ? missed : []),
    ].join(', '),
  );

  function readAt(to: number) {
    setRead(Math.max(0, Math.min(last, to)));
    setShown(true);
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    readAt(Math.floor((event.clientX - left - (bars[0]?.middle ?? 0)) / step + 0.5));
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return setShown(false);
    const move = moves[event.key];
    if (event.key === 'Home') readAt(0);
    else if (event.key === 'End') readAt(last);
    else if (move !== undefined) readAt(index + move);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {isShown && (
        <>
          <div className={styles.band} style={{ left: edge.left + bar.middle - step / 2, width: step }} />
          <div
            aria-hidden
            className={classNames(styles.tip, bar.middle > width / 2 && styles.tipBefore)}
            style={{ left: edge.left + bar.middle + (bar.middle > width / 2 ? -step : step) / 2 }}
          >
            <Text size="caption">{date}</Text>
            {told.map((series) => (
              <span key={series} className={styles.tipLine}>
                <SeriesSwatch series={series} />
                <Text inline size="small">
                  {[t(`ledger.kind.${series}`), ...(series === 'lost' ? missed : [])].join(', ')}
                </Text>
                <Text inline size="small" className={styles.tipAmount}>
                  <Money units={sums[series]} isLost={series === 'lost'} />
                </Text>
              </span>
            ))}
            {told.length === 0 && (
              <Text size="small" tone="muted">
                {t('ledger.chart.nothing')}
              </Text>
            )}
          </div>
        </>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('ledger.chart.reader', { unit })}
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={index + 1}
        aria-valuetext={`${date}: ${words.join(', ') || t('ledger.chart.nothing')}`}
        className={styles.reader}
        style={{ left: edge.left, width }}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(false)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShown(true)}
        onBlur={() => setShown(false)}
      />
    </>
  );
}
