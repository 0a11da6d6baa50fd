import {
  formatMoney,
  formatPrice,
  type IncomePeriod,
  type IncomePeriods,
  type IncomeSums,
  incomeSeries,
} from '@upline/domain';
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useContext, useEffect, useId, useState } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Hatch, hatchOf } from './Hatch.tsx';
import { axis, bars, drawing, frame, gridLine, hatched, label } from './IncomeChart.css.ts';
import { IncomeLegend } from './IncomeLegend.tsx';
import { periodLabel } from './periodLabel.ts';

/** How wide an element is, in pixels, as it grows and shrinks; 0 until it was seen. */
function useWidth<Measured extends Element>() {
  const [element, ref] = useState<Measured | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, width };
}

/** What the periods come to together. */
function totalOf(periods: readonly IncomePeriod[]): IncomeSums {
  const total = { referral: 0n, level: 0n, global: 0n, lost: 0n };
  for (const { sums } of periods) for (const series of incomeSeries) total[series] += sums[series];
  return total;
}

export interface IncomeChartProps extends IncomePeriods {}

/** Pixels. */
const height = 260;
const edge = { top: 12, right: 8, bottom: 28, left: 64 };
const widestBar = 72;
const narrowestGap = 0.25;
const labelWidth = 76;

/** Dollars, for the length of a bar alone: figures are told from their units. */
const dollars = (units: bigint) => Number(units) / 1e6;

/** What a length means; below the line are losses, which are told without a sign as everywhere. */
const priceAt = (value: number) => formatPrice(BigInt(Math.round(Math.abs(value) * 1e6)));

/** The figures of a period as lengths; what was lost goes down. */
function lengthsOf(sums: IncomeSums) {
  return {
    referral: dollars(sums.referral),
    level: dollars(sums.level),
    global: dollars(sums.global),
    lost: -dollars(sums.lost),
  };
}

/**
 * What came in by period, one income upon the other, and what was lost below the line. It is drawn as it came:
 * nothing is smoothed, nothing is projected. Its twin is the IncomeTable, which has every figure.
 */
export function IncomeChart({ unit, periods }: IncomeChartProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const data = periods.map(({ start, sums }) => ({ start, sums, ...lengthsOf(sums) }));
  const inner = Math.max(0, width - edge.left - edge.right);
  const floor = height - edge.bottom;
  const x = scaleBand({
    domain: data.map(({ start }) => start),
    range: [0, inner],
    // Few periods stand across the whole width as many do, and none of them is a block.
    padding: Math.max(narrowestGap, 1 - (widestBar * data.length) / Math.max(1, inner)),
  });
  const y = scaleLinear({
    domain: [
      Math.min(0, ...data.map(({ lost }) => lost)),
      Math.max(1, ...data.map(({ referral, level, global }) => referral + level + global)),
    ],
    range: [floor, edge.top],
    nice: 4,
  });
  const colour = scaleOrdinal({
    domain: [...incomeSeries],
    range: incomeSeries.map((series) => bars[series]),
  });
  const every = Math.max(1, Math.ceil((data.length * labelWidth) / Math.max(labelWidth, inner)));
  const told = (sums: IncomeSums) =>
    incomeSeries.map((series) => `${t(`ledger.kind.${series}`)} ${formatMoney(sums[series])}`).join(', ');
  const [first, last] = [periods[0], periods.at(-1)];

  return (
    <Stack gap="m">
      <IncomeLegend id={`${id}-legend`} totals={totalOf(periods)} />
      <div ref={ref} className={frame}>
        {first && last && width > 0 && (
          <svg
            role="img"
            aria-label={t('ledger.chart.name', {
              first: periodLabel(first.start, unit, locale),
              last: periodLabel(last.start, unit, locale),
            })}
            aria-describedby={`${id}-legend`}
            className={drawing}
            width={width}
            height={height}
          >
            <Hatch id={`${id}-hatch`} />
            <g transform={`translate(${edge.left} 0)`}>
              {y.ticks(5).map((value) => (
                <g key={value} transform={`translate(0 ${y(value)})`}>
                  <line x2={inner} className={value === 0 ? axis : gridLine} />
                  <text x={-8} dy="0.35em" textAnchor="end" className={label}>
                    {priceAt(value)}
                  </text>
                </g>
              ))}
              <BarStack
                data={data}
                keys={[...incomeSeries]}
                offset="diverging"
                x={({ start }) => start}
                xScale={x}
                yScale={y}
                color={(key) => colour(key)}
              >
                {(stacks) =>
                  stacks.flatMap(({ key, bars: parts }) =>
                    parts.map(({ index, x: left, y: top, width: wide, height: high }) => (
                      <rect
                        key={`${key}-${index}`}
                        data-series={key}
                        x={left}
                        y={top}
                        width={wide}
                        height={Math.max(0, high)}
                        className={key === 'lost' ? hatched : bars[key]}
                        {...(key === 'lost' && { fill: hatchOf(`${id}-hatch`) })}
                      />
                    )),
                  )
                }
              </BarStack>
              {data.map(({ start, sums }) => (
                <rect
                  key={start}
                  x={x(start)}
                  y={edge.top}
                  width={x.bandwidth()}
                  height={floor - edge.top}
                  fill="transparent"
                >
                  <title>{`${periodLabel(start, unit, locale)}: ${told(sums)}`}</title>
                </rect>
              ))}
              {data.map(
                ({ start }, index) =>
                  index % every === 0 && (
                    <text
                      key={start}
                      x={(x(start) ?? 0) + x.bandwidth() / 2}
                      y={height - 8}
                      textAnchor="middle"
                      className={label}
                    >
                      {periodLabel(start, unit, locale, false)}
                    </text>
                  ),
              )}
            </g>
          </svg>
        )}
      </div>
    </Stack>
  );
}
