import { type IncomePeriods, incomeSeries } from '@upline/domain';
import { useContext, useId } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ChartReader } from './ChartReader.tsx';
import { chartScale, edge } from './chartScale.ts';
import { Hatch, hatchOf } from './Hatch.tsx';
import { axis, bars, drawing, frame, gridLine, hatched, label } from './IncomeChart.css.ts';
import { periodLabel } from './periodLabel.ts';
import { useExtent } from './useExtent.ts';

export interface IncomeChartProps extends IncomePeriods {
  /** Height in pixels. @default 200 */
  height?: number;
}

/** Width of a date label in pixels. */
const labelWidth = 76;

/**
 * Income per period, stacked by kind, with lost income below the axis on the same scale. Values are
 * neither smoothed nor accumulated nor projected. IncomeTable shows the same figures.
 */
export function IncomeChart({ unit, periods, height = 200 }: IncomeChartProps) {
  const t = useMessage();
  const money = useMoney();
  const { locale } = useContext(MessagesContext);
  const id = useId();
  const { ref, width } = useExtent<HTMLDivElement>();
  const scale = chartScale(periods, { width, height });
  const every = Math.max(1, Math.ceil((periods.length * labelWidth) / Math.max(labelWidth, scale.inner)));
  const [first, last] = [periods[0], periods.at(-1)];
  const totals = incomeSeries.map((series) => {
    const total = periods.reduce((sum, { sums }) => sum + sums[series], 0n);
    return `${t(`ledger.kind.${series}`)} ${money.amount(total)}`;
  });

  return (
    <div ref={ref} className={frame} style={{ height }}>
      {first && last && width > 0 && (
        <>
          <VisuallyHidden id={`${id}-totals`}>{totals.join(', ')}</VisuallyHidden>
          <svg
            role="img"
            aria-label={t('ledger.chart.name', {
              first: periodLabel(first.start, unit, locale),
              last: periodLabel(last.start, unit, locale),
            })}
            aria-describedby={`${id}-totals`}
            className={drawing}
            width={width}
            height={height}
          >
            <Hatch id={`${id}-hatch`} />
            <g transform={`translate(${edge.left} 0)`}>
              {scale.lines.map(({ value, at }) => (
                <g key={value} transform={`translate(0 ${at})`}>
                  <line x2={scale.inner} className={value === 0n ? axis : gridLine} />
                  <text x={-12} dy="0.35em" textAnchor="end" className={label}>
                    {money.price(value)}
                  </text>
                </g>
              ))}
              {scale.bars.map(({ middle, parts }, index) => {
                const { start } = periods[index] ?? first;
                return (
                  <g key={start}>
                    {parts.map(({ series, top, height: high }) => (
                      <rect
                        key={series}
                        data-series={series}
                        x={middle - scale.barWidth / 2}
                        y={top}
                        width={scale.barWidth}
                        height={high}
                        rx={2}
                        className={series === 'lost' ? hatched : bars[series]}
                        {...(series === 'lost' && { fill: hatchOf(`${id}-hatch`) })}
                      />
                    ))}
                    {(periods.length - 1 - index) % every === 0 && (
                      <text x={middle} y={height - 8} textAnchor="middle" className={label}>
                        {periodLabel(start, unit, locale, false)}
                      </text>
                    )}
                  </g>
                );
              })}
            </g>
          </svg>
          <ChartReader
            unit={unit}
            periods={periods}
            bars={scale.bars}
            step={scale.step}
            width={scale.inner}
          />
        </>
      )}
    </div>
  );
}
