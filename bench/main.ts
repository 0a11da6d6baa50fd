// `pnpm bench <name>`: runs one measurement, or all of them. Fails if a budget is exceeded.
import { Argument, Command } from 'commander';
import { measureApi } from './api.ts';
import { measureDesk } from './desk.ts';
import { measureGas } from './gas.ts';
import { measureLedger } from './ledger.ts';
import { measureLive } from './live.ts';
import { measurePeers } from './peers.ts';
import { measureTree } from './tree.ts';
import { measureTreeScroll } from './treeScroll.ts';
import { measureWeb } from './web.ts';

/** The measurements by name; each returns true if its budgets are met. */
const benches: Record<string, () => Promise<boolean>> = {
  gas: measureGas,
  web: measureWeb,
  'tree-scroll': measureTreeScroll,
  api: measureApi,
  peers: measurePeers,
  tree: measureTree,
  desk: measureDesk,
  ledger: measureLedger,
  live: measureLive,
};

const program = new Command('pnpm bench')
  .description('Measures what docs/benchmarks.md describes, and fails when a budget is exceeded.')
  .addArgument(
    new Argument('[names...]', 'what to measure; everything unless given').choices(Object.keys(benches)),
  )
  .parse();
const asked = program.args;

for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await measure())) process.exitCode = 1;
}
