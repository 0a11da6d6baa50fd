import { formatCoin, gasCoinBothNames } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { figures } from '../../../primitives/money/Money.css.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { gasCoinDecimals, useBalances } from '../balances/balancesQuery.ts';
import { holdings } from './WalletButton.css.ts';

/** A wallet's balances of the pools' coins and the native coin, one per line. */
export function Holdings({ wallet }: { wallet: string }) {
  const t = useMessage();
  const balances = loadableOf(useBalances(wallet));
  if (balances.status === 'failed') return <LoadFailure onRetry={balances.onRetry} />;
  if (balances.status === 'loading') {
    return (
      <Stack aria-busy className={holdings} gap="l" justifyContent="center">
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        <Skeleton text="body" width="full" />
        <Skeleton text="body" width="full" />
      </Stack>
    );
  }
  const { matic, tokens } = balances.data;
  const own = { symbol: gasCoinBothNames, units: matic, decimals: gasCoinDecimals };
  return (
    <DescriptionList
      aria-label={t('balances.coins')}
      className={holdings}
      items={[...tokens, own].map(({ symbol, units, decimals }) => ({
        term: symbol,
        details: (
          <span translate="no" className={figures}>
            {formatCoin(units, decimals)}
          </span>
        ),
      }))}
    />
  );
}
