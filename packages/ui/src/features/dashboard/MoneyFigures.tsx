import { highestPosition, type LedgerKind, type LevelProgress } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { LedgerFigure } from '../../patterns/ledger-figure/LedgerFigure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { Sentence } from '../../patterns/sentence/Sentence.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import type { LedgerPage, LedgerSums } from '../ledger/read/ledgerQuery.ts';

/** Ledger kinds that are income. */
const incomes = ['referral', 'level', 'global'] as const satisfies readonly LedgerKind[];

const received = (sums: LedgerSums) => incomes.reduce((sum, kind) => sum + sums[kind], 0n);

export interface MoneyFiguresProps {
  ledger: Loadable<Pick<LedgerPage, 'sums' | 'provisional'>>;
  progress: Loadable<LevelProgress>;
}

/** Received and paid amounts, side by side in the same size. */
export function MoneyFigures({ ledger, progress }: MoneyFiguresProps) {
  const t = useMessage();
  const names = [t('dashboard.received'), t('dashboard.paid')] as const;
  if (ledger.status !== 'loaded') {
    return names.map((name) => (
      <PanelCell key={name} aria-busy={ledger.status === 'loading'}>
        {ledger.status === 'loading' ? (
          <Figure label={name} caption={<Skeleton text="small" width="full" />}>
            <Skeleton text="amountL" width="medium" />
          </Figure>
        ) : (
          <Figure label={name}>
            <Money units={null} cents />
          </Figure>
        )}
      </PanelCell>
    ));
  }
  const { sums, provisional } = ledger.data;
  const [gained, paid, open] = [received(sums), sums.participation, received(provisional)];
  const amount = (units: bigint) => <Money units={units} cents />;
  const difference = paid - gained;
  const activated = progress.status === 'loaded' ? progress.data.activated : [];
  const highest = highestPosition(activated);
  // The contracts sell the levels in any order.
  const isInOrder = activated.length === highest;
  return (
    <>
      <PanelCell>
        <Figure
          label={names[0]}
          caption={
            <>
              <Sentence
                id="dashboard.received.parts"
                values={{ claimed: amount(sums.claim), waiting: amount(gained - sums.claim) }}
              />{' '}
              {open > 0n && <Sentence id="dashboard.received.open" values={{ amount: amount(open) }} />}
            </>
          }
        >
          <LedgerFigure
            name={names[0]}
            units={gained}
            beside={paid}
            cents
            rule={open > 0n ? 'open' : 'final'}
            kinds={incomes}
          />
        </Figure>
      </PanelCell>
      <PanelCell>
        <Figure
          label={names[1]}
          caption={
            <>
              {highest > 0 && isInOrder && <span>{t('dashboard.paid.levels', { highest })}</span>}{' '}
              {difference === 0n ? (
                <span>{t('dashboard.paid.same')}</span>
              ) : (
                <Sentence
                  id={difference > 0n ? 'dashboard.paid.more' : 'dashboard.paid.less'}
                  values={{ amount: amount(difference > 0n ? difference : -difference) }}
                />
              )}
            </>
          }
        >
          <LedgerFigure
            name={names[1]}
            units={paid}
            beside={gained}
            cents
            rule={provisional.participation > 0n ? 'open' : 'final'}
            kinds={['participation']}
          />
        </Figure>
      </PanelCell>
    </>
  );
}
