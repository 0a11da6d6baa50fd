import type { BalancesPort } from '@upline/ui/ports';
import { forkBlock, isLocalChain } from '../chain/localMode.ts';

/** Wallet balances and transfers; the code that reads the chain loads with the first call. */
export function createBalances(): BalancesPort {
  const load = () => import('../balances/readWallet.ts');
  return {
    isLocalChain,
    forkBlock,
    ...(!isLocalChain && { explorer: 'https://polygonscan.com' }),
    async read(wallet) {
      const { readWallet } = await load();
      return readWallet(wallet);
    },
    async history(wallet) {
      const { readHistory } = await load();
      return readHistory(wallet);
    },
    async receipt(hash) {
      const { writeReceipt } = await import('../balances/writeReceipt.ts');
      return writeReceipt(hash);
    },
  };
}
