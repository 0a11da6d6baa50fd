import { gasCoin } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { Figure } from '../../../primitives/figure/Figure.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { gasCoinDecimals, useBalances } from './balancesQuery.ts';

export interface CoinBalancesProps {
  /** `null` while the wallet reconnects. */
  wallet: string | null;
}

/** A wallet's balances of the native coin and the pools' coins. Spec §2. */
export function CoinBalances({ wallet }: CoinBalancesProps) {
  const t = useMessage();
  const titleId = useId();
  const balances = loadableOf(useBalances(wallet));
  return (
    <section aria-labelledby={titleId} aria-busy={balances.status === 'loading'}>
      <PanelCell>
        <Stack gap="m">
          <PanelHead title={t('balances.coins')} id={titleId} />
          {balances.status === 'failed' && <LoadFailure onRetry={balances.onRetry} />}
        </Stack>
      </PanelCell>
      {balances.status !== 'failed' && (
        <PanelCells columns={{ phone: 1, tablet: 2 }}>
          {balances.status === 'loading' ? (
            <>
              <WaitingCell />
              <WaitingCell />
            </>
          ) : (
            <>
              <PanelCell>
                <BalanceCard symbol={gasCoin} units={balances.data.matic} decimals={gasCoinDecimals} />
              </PanelCell>
              {balances.data.tokens.map((token) => (
                <PanelCell key={token.address}>
                  <BalanceCard {...token} />
                </PanelCell>
              ))}
            </>
          )}
        </PanelCells>
      )}
    </section>
  );
}

function WaitingCell() {
  return (
    <PanelCell aria-hidden>
      <Figure
        label={<Skeleton text="caption" width="short" />}
        size="amountL"
        caption={<Skeleton text="small" width="medium" />}
      >
        <Skeleton text="amountL" width="medium" />
      </Figure>
    </PanelCell>
  );
}
