import {
  failNext,
  grow,
  listSnapshots,
  lossSince,
  mineBlocks,
  moveTime,
  moveTimeTo,
  readAnnounced,
  reorg,
  requireStill,
  revertTo,
  setMining,
  takeSnapshot,
  type Workbench,
  waitingTransactions,
} from '@upline/localnet/workbench';
import type { BenchControls } from './ports/controls.ts';

/** Commands of `pnpm chain` on the app's chain. */
export function createControls(open: () => Promise<Workbench>): BenchControls {
  const client = async () => (await open()).client;
  return {
    async read() {
      const bench = await open();
      const [waiting, snapshots, announced] = await Promise.all([
        waitingTransactions(bench.client),
        listSnapshots(bench.client),
        readAnnounced(bench),
      ]);
      return { waiting, snapshots, announced };
    },
    async moveTime(seconds) {
      await moveTime(await client(), seconds);
    },
    async moveTimeTo(time) {
      await moveTimeTo(await client(), time);
    },
    setMining: async (mining) => setMining(await client(), mining),
    mine: async (blocks) => mineBlocks(await client(), blocks),
    async takeSnapshot(name) {
      await takeSnapshot(await client(), name);
    },
    lossSince: async (block) => lossSince(await client(), block),
    revertTo: async (id) => revertTo(await client(), id),
    async reorg(depth) {
      const bench = await open();
      await reorg(bench.client, bench.deployment, depth);
    },
    async failNext(signal) {
      const bench = await open();
      return failNext(bench.client, signal, () => requireStill(bench));
    },
    async grow(members, report, signal) {
      const { deployment, client: chain } = await open();
      await grow({ rpcUrl: chain.transport.url ?? '', deployment, members, report, signal });
    },
  };
}
