import type { IncomeSeries } from '@upline/domain';
import { useId } from 'react';
import { Hatch, hatchOf } from './Hatch.tsx';
import { bars, hatched, swatch } from './IncomeChart.css.ts';

const side = 10;

/** Colour or hatch of a series in the chart, beside its name. */
export function SeriesSwatch({ series }: { series: IncomeSeries }) {
  const id = useId();
  return (
    <svg className={swatch} width={side} height={side} aria-hidden>
      {series === 'lost' && <Hatch id={id} />}
      <rect
        width={side}
        height={side}
        rx={2}
        className={series === 'lost' ? hatched : bars[series]}
        {...(series === 'lost' && { fill: hatchOf(id) })}
      />
    </svg>
  );
}
