import { incomeSeries } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { entry, legend } from './IncomeChart.css.ts';
import { SeriesSwatch } from './SeriesSwatch.tsx';

/** What each colour stands for. Where the four kinds stand beside the chart with their swatches, they are its legend. */
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
