import type { IncomePeriod, IncomeSeries } from '@upline/domain';
import { scaleBand, scaleLinear } from '@visx/scale';

/** Series stacked above the axis. Lost income extends below it. */
const upward = ['referral', 'level', 'global'] as const satisfies readonly IncomeSeries[];

/** Margins in pixels; the left fits the largest amount, the right the last day's label. */
export const edge = { top: 12, right: 24, bottom: 28, left: 68 };

/** Pixels. */
const widestBar = 14;
const narrowestGap = 0.25;
const between = 36;
const leastSeen = 2;

/** A segment of a bar, in pixels. */
export interface BarPart {
  series: IncomeSeries;
  top: number;
  height: number;
}

/** A period's bar, in pixels from the drawing's left edge. */
export interface Bar {
  middle: number;
  parts: readonly BarPart[];
}

/** Dollars, for bar lengths only; displayed figures use exact units. */
const dollars = (units: bigint) => Number(units) / 1e6;

/**
 * Layout of the chart. One scale for income and losses, without smoothing.
 * @param size The whole drawing in pixels.
 */
export function chartScale(periods: readonly IncomePeriod[], size: { width: number; height: number }) {
  const inner = Math.max(0, size.width - edge.left - edge.right);
  const x = scaleBand({
    domain: periods.map(({ start }) => start),
    range: [0, inner],
    padding: narrowestGap,
  });
  const gained = periods.map(({ sums }) => upward.reduce((sum, series) => sum + dollars(sums[series]), 0));
  const lost = periods.map(({ sums }) => dollars(sums.lost));
  const plot = size.height - edge.top - edge.bottom;
  const ticks = Math.max(2, Math.round(plot / between));
  const y = scaleLinear({
    domain: [-Math.max(0, ...lost), Math.max(1, ...gained)],
    range: [size.height - edge.bottom, edge.top],
    nice: ticks,
  });
  const zero = y(0);

  function barOf({ start, sums }: IncomePeriod): Bar {
    const parts: BarPart[] = [];
    let reached = zero;
    for (const series of upward) {
      if (sums[series] === 0n) continue;
      const height = Math.max(leastSeen, zero - y(dollars(sums[series])));
      reached -= height;
      parts.push({ series, top: reached, height });
    }
    if (sums.lost > 0n) {
      const height = Math.max(leastSeen, y(-dollars(sums.lost)) - zero);
      parts.push({ series: 'lost', top: zero, height });
    }
    return { middle: (x(start) ?? 0) + x.bandwidth() / 2, parts };
  }

  return {
    inner,
    step: x.step(),
    barWidth: Math.min(widestBar, x.bandwidth()),
    bars: periods.map(barOf),
    lines: y.ticks(ticks).map((value) => ({ value: BigInt(Math.round(value * 1e6)), at: y(value) })),
  };
}
