import { useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { CoinBalances } from './CoinBalances.tsx';
import { ConnectedAccount } from './ConnectedAccount.tsx';
import { NoWallet } from './NoWallet.tsx';
import { Transactions } from './Transactions.tsx';

/** The connected wallet with its balances and transactions. Spec §2, §3. */
export function BalancesScreen() {
  const t = useMessage();
  const { wallet } = usePorts();
  const { status, address, label, isDemo } = useReadable(wallet.state);
  const isAsking = status === 'disconnected' || status === 'connecting';
  const hasAsked = useRef(isAsking);
  const account = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The connect button was removed with its focus.
    if (!isAsking && hasAsked.current) account.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('balances.title')} />
      {isAsking ? (
        <NoWallet isConnecting={status === 'connecting'} />
      ) : (
        <>
          <Panel>
            <ConnectedAccount ref={account} wallet={address} label={label} isDemo={isDemo} />
            <CoinBalances wallet={address} />
          </Panel>
          <Transactions key={address} wallet={address} />
        </>
      )}
    </Stack>
  );
}
