import { incomeSeries, ledgerPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { LedgerFigure } from '../../patterns/ledger-figure/LedgerFigure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { SeriesSwatch } from '../ledger/chart/SeriesSwatch.tsx';
import type { LedgerPage } from '../ledger/read/ledgerQuery.ts';
import { fact, factName, facts } from './DashboardScreen.css.ts';

export interface SinceJoinedProps {
  ledger: Loadable<Pick<LedgerPage, 'sums'>>;
}

/**
 * Totals of the four income kinds, also the chart's legend. Lost income is included with its
 * reason. Spec §2.
 */
export function SinceJoined({ ledger }: SinceJoinedProps) {
  const t = useMessage();
  const hasLost = ledger.status === 'loaded' && ledger.data.sums.lost > 0n;
  return (
    <Stack gap="m" aria-busy={ledger.status === 'loading'}>
      <PanelHead title={t('dashboard.since')} />
      <dl className={facts}>
        {incomeSeries.map((kind) => {
          const name = t(`member.income.${kind}`);
          return (
            <div key={kind} className={fact}>
              <dt className={factName}>
                <SeriesSwatch series={kind} />
                <Text inline tone="muted">
                  {name}
                </Text>
              </dt>
              <Text as="dd" inline size="bodyStrong">
                {ledger.status === 'loading' && <Skeleton text="body" width="short" />}
                {ledger.status === 'failed' && <Money units={null} />}
                {ledger.status === 'loaded' && (
                  <LedgerFigure
                    name={name}
                    units={ledger.data.sums[kind]}
                    isLost={kind === 'lost'}
                    kinds={[kind]}
                  />
                )}
              </Text>
            </div>
          );
        })}
      </dl>
      {hasLost && (
        <Text as="p" size="small" tone="muted">
          <span>{t('dashboard.lost')}</span>{' '}
          <Link href={ledgerPath({ kinds: ['lost'] })}>{t('dashboard.lost.why')}</Link>
        </Text>
      )}
    </Stack>
  );
}
