import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { gasCoin } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { StatSkeleton } from '../../../patterns/stat-skeleton/StatSkeleton.tsx';
import type { BalancesPort } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { BalanceCard } from './BalanceCard.tsx';

function balancesQuery(balances: BalancesPort, wallet: string | null) {
  return queryOptions({
    queryKey: [chainRoot, 'balances', wallet],
    queryFn: wallet === null ? skipToken : () => balances.read(wallet),
  });
}

/** What a wallet holds, as the chain has it. @param wallet `null` asks nothing. */
function useBalances(wallet: string | null) {
  const { balances } = usePorts();
  return useQuery(balancesQuery(balances, wallet));
}

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
