import { incomeSeries } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { entry, legend } from './IncomeChart.css.ts';
import { SeriesSwatch } from './SeriesSwatch.tsx';

/**
 * Legend of the chart's colours. Omit it where four figures with swatches stand beside the chart.
 */
export function IncomeLegend() {
  const t = useMessage();
  return (
    <ul className={legend}>
      {incomeSeries.map((series) => (
        <li key={series} className={entry}>
          <SeriesSwatch series={series} />
          <Text inline size="small" tone="muted">
            {t(`ledger.kind.${series}`)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
