import { fakeGas } from './gas/fakeGas.play.ts';
import type { ExplorePort } from './ports/explore.ts';
import { bought } from './recorded/bought.play.ts';
import { accounts, block, blocks, transactions } from './recorded/lists.play.ts';
import { logs, storage } from './recorded/logs.play.ts';
import { refused } from './recorded/refused.play.ts';

/** Recorded explorer data; older pages are empty. */
export const fakeExplore: ExplorePort = {
  blocks: async (before) => ({ rows: before === null ? blocks : [], before: before === null ? 248n : null }),
  block: async (which) => ([block.block.number, block.block.hash].includes(which) ? block : null),
  transactions: async (before) => ({
    rows: before === null ? transactions : [],
    before: before === null ? 248n : null,
  }),
  transaction: async (hash) => [bought, refused].find((one) => one.hash === hash) ?? null,
  logs: async () => ({ rows: logs, before: null }),
  accounts: async () => accounts,
  account: async (address) => accounts.find((one) => one.address === address) ?? null,
  gas: async () => fakeGas,
  storage: async (contract) => (contract === 'level-5' ? storage : []),
};
