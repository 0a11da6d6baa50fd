import { useExtent } from '@upline/ui';
import { dateFormat } from '@upline/ui/messages';
import {
  chartAxis as axis,
  chartDrawing as drawing,
  chartFrame as frame,
  chartGridLine as gridLine,
  chartLabel as label,
} from '@upline/ui/styling';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from './Reports.css.ts';
import type { DeskReport } from './reportQuery.ts';

const height = 220;
const edge = { top: 12, right: 12, bottom: 28, left: 36 };
const labelWidth = 72;
const widestBar = 12;

/** @example formatDay('2026-11-02') // '2 Nov' */
export function formatDay(day: string): string {
  const form = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat('en', form).format(new Date(`${day}T00:00:00Z`));
}

/** Opened, closed and open tickets per day on one scale. The table shows the exact figures. */
export function DaysChart({ days }: { days: DeskReport['days'] }) {
  const d = useDeskMessage();
  const { ref, width } = useExtent<HTMLDivElement>();
  const inner = Math.max(0, width - edge.left - edge.right);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, inner], padding: 0.3 });
  const most = Math.max(1, ...days.flatMap(({ opened, closed, backlog }) => [opened, closed, backlog]));
  const y = scaleLinear({ domain: [0, most], range: [height - edge.bottom, edge.top], nice: 4 });
  const bar = Math.min(widestBar, x.bandwidth() / 2);
  const every = Math.max(1, Math.ceil((days.length * labelWidth) / Math.max(labelWidth, inner)));
  const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div ref={ref} className={frame} style={{ height }}>
      {first && last && width > 0 && (
        <svg
          role="img"
          aria-label={d('desk.reports.chart', { first: formatDay(first.day), last: formatDay(last.day) })}
          className={drawing}
          width={width}
          height={height}
        >
          <g transform={`translate(${edge.left} 0)`}>
            {y
              .ticks(4)
              .filter(Number.isInteger)
              .map((value) => (
                <g key={value} transform={`translate(0 ${y(value)})`}>
                  <line x2={inner} className={value === 0 ? axis : gridLine} />
                  <text x={-8} dy="0.35em" textAnchor="end" className={label}>
                    {value}
                  </text>
                </g>
              ))}
            {days.map(({ day, opened, closed }, index) => (
              <g key={day}>
                <rect
                  x={middle(day) - bar}
                  y={y(opened)}
                  width={bar}
                  height={y(0) - y(opened)}
                  className={styles.opened}
                />
                <rect
                  x={middle(day)}
                  y={y(closed)}
                  width={bar}
                  height={y(0) - y(closed)}
                  className={styles.closed}
                />
                {(days.length - 1 - index) % every === 0 && (
                  <text x={middle(day)} y={height - 8} textAnchor="middle" className={label}>
                    {formatDay(day)}
                  </text>
                )}
              </g>
            ))}
            <polyline
              className={styles.backlog}
              points={days.map(({ day, backlog }) => `${middle(day)},${y(backlog)}`).join(' ')}
            />
          </g>
        </svg>
      )}
    </div>
  );
}
