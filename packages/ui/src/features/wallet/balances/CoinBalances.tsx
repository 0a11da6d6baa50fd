import { gasCoin } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { StatSkeleton } from '../../../patterns/stat-skeleton/StatSkeleton.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { useBalances } from './balancesQuery.ts';

/** Decimals of the chain's own coin. */
const gasCoinDecimals = 18;

export interface CoinBalancesProps {
  /** `null` while the wallet is still coming back. */
  wallet: string | null;
}

/** How much a wallet holds of the chain's own coin and of the pools' coins. Spec §2. */
export function CoinBalances({ wallet }: CoinBalancesProps) {
  const t = useMessage();
  const titleId = useId();
  const balances = loadableOf(useBalances(wallet));
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId} aria-busy={balances.status === 'loading'}>
      <Heading level={2} size="title3" id={titleId}>
        {t('balances.coins')}
      </Heading>
      {balances.status === 'failed' && <LoadFailure onRetry={balances.onRetry} />}
      {balances.status !== 'failed' && (
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {balances.status === 'loading' ? (
            <>
              <StatSkeleton />
              <StatSkeleton />
            </>
          ) : (
            <>
              <BalanceCard symbol={gasCoin} units={balances.data.matic} decimals={gasCoinDecimals} />
              {balances.data.tokens.map((token) => (
                <BalanceCard key={token.address} {...token} />
              ))}
            </>
          )}
        </Grid>
      )}
    </Stack>
  );
}
