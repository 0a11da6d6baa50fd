import {
  castCommand,
  faultsOf,
  functionsOf,
  giveCoinsTo,
  inDollars,
  readAccounts,
  readyCall,
  sendCall,
  tryCall,
  type Workbench,
} from '@upline/localnet/workbench';
import type { BenchCalls } from './ports/calls.ts';

/** Contract calls on the app's chain. */
export function createCalls(open: () => Promise<Workbench>): BenchCalls {
  return {
    functions: functionsOf,
    faults: faultsOf,
    dollars: inDollars,
    async accounts(id) {
      const bench = await open();
      const contract = bench.contracts.find((one) => one.id === id);
      return contract ? readAccounts(bench, contract) : [];
    },
    attempt: async (call, choices) => tryCall(await open(), call, choices),
    send: async (call, choices) => sendCall(await open(), call, choices),
    async written(asked) {
      const bench = await open();
      const call = readyCall(bench, asked);
      const { kind } = call.contract;
      const isRead = functionsOf(kind).some((one) => one.signature === asked.signature && one.isRead);
      const { url } = bench.client.transport;
      return { calldata: call.data, cast: castCommand(call, url ?? '', isRead) };
    },
    giveCoins: async (account, units) => giveCoinsTo(await open(), account, units),
  };
}
