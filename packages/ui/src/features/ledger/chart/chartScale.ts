import type { IncomePeriod, IncomeSeries } from '@upline/domain';
import { scaleBand, scaleLinear } from '@visx/scale';

/** What stands upward, from the line. What was lost goes down from it. */
const upward = ['referral', 'level', 'global'] as const satisfies readonly IncomeSeries[];

/** Pixels around the drawing; the largest amounts have room before it, the last day's name after it. */
export const edge = { top: 12, right: 24, bottom: 28, left: 68 };

/** Pixels. */
const widestBar = 14;
const narrowestGap = 0.25;
const between = 36;
const leastSeen = 2;

/** A part of a bar, in pixels. */
export interface BarPart {
  series: IncomeSeries;
  top: number;
  height: number;
}

/** A period's place along the line, in pixels from the drawing's left edge. */
export interface Bar {
  middle: number;
  parts: readonly BarPart[];
}

/** Dollars, for the length of a bar alone: figures are told from their units. */
const dollars = (units: bigint) => Number(units) / 1e6;

/**
 * Where everything stands. One scale holds for what came in and for what was lost, and nothing is smoothed.
 * @param size The whole drawing, pixels.
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
