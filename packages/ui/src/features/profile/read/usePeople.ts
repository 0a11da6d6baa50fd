import { useQueries } from '@tanstack/react-query';
import type { FeePerson } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { usePorts } from '../../../ports/ports.tsx';
import { useOperator } from '../../../queries/useOperator.ts';
import { profileQuery } from './profileQuery.ts';

/** Maps wallets to members: the name once loaded, the wallet before. */
export function usePeople(wallets: readonly string[]): (wallet: string) => FeePerson {
  const { client } = usePorts();
  const isOperator = useOperator();
  const asked = [...new Set(wallets)].filter((wallet) => !isOperator(wallet));
  const found = useQueries({ queries: asked.map((wallet) => profileQuery(client, wallet)) });
  return (wallet) => {
    const profile = found[asked.indexOf(wallet)]?.data;
    return { wallet, memberId: profile?.id ?? '', name: profile?.name ?? '', isOperator: isOperator(wallet) };
  };
}
