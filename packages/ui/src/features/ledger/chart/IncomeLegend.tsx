import { type IncomeSums, incomeSeries } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Hatch, hatchOf } from './Hatch.tsx';
import { bars, entry, hatched, legend, swatch } from './IncomeChart.css.ts';

export interface IncomeLegendProps {
  /** The drawing names it as its description. */
  id: string;
  /** What each series comes to, units of 10⁻⁶. */
  totals: IncomeSums;
}

const side = 12;

/** What each colour stands for, and what it comes to. */
export function IncomeLegend({ id, totals }: IncomeLegendProps) {
  const t = useMessage();
  return (
    <ul id={id} className={legend}>
      {incomeSeries.map((series) => (
        <li key={series} className={entry}>
          <svg className={swatch} width={side} height={side} aria-hidden>
            {series === 'lost' && <Hatch id={`${id}-hatch`} />}
            <rect
              width={side}
              height={side}
              rx={2}
              className={series === 'lost' ? hatched : bars[series]}
              {...(series === 'lost' && { fill: hatchOf(`${id}-hatch`) })}
            />
          </svg>
          <Text inline size="small" tone="muted">
            {t(`ledger.kind.${series}`)}
          </Text>
          <Text inline size="small">
            <Money units={totals[series]} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
