import {
  listAccounts,
  listBlocks,
  listLogs,
  listTransactions,
  readAccount,
  readBlock,
  readGasTable,
  readStorage,
  readTransaction,
  type Workbench,
} from '@upline/localnet/workbench';
import { checkout } from './checkout.ts';
import type { ExplorePort } from './ports/explore.ts';

/** Explorer data from the app's node. */
export function createExplore(open: () => Promise<Workbench>): ExplorePort {
  return {
    blocks: async (before) => listBlocks(await open(), before),
    block: async (which) => readBlock(await open(), which),
    transactions: async (before) => listTransactions(await open(), before),
    transaction: async (hash) => readTransaction(await open(), checkout, hash),
    logs: async (before) => listLogs(await open(), before),
    accounts: async () => listAccounts(await open()),
    account: async (address) => readAccount(await open(), address),
    gas: async () => readGasTable(await open(), checkout),
    async storage(id) {
      const bench = await open();
      const contract = bench.contracts.find((one) => one.id === id);
      return contract ? readStorage(bench, checkout, contract) : [];
    },
  };
}
