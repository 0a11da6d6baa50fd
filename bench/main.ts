// `pnpm bench <name>`: runs one measurement, or all of them. It fails when a budget is exceeded.
import { measureApi } from './api.ts';
import { measureGas } from './gas.ts';
import { measureLedger } from './ledger.ts';
import { measureLive } from './live.ts';
import { measureTree } from './tree.ts';
import { measureTreeScroll } from './treeScroll.ts';
import { measureWeb } from './web.ts';

/** The measurements by name; each says whether its budgets hold. */
const benches: Record<string, () => Promise<boolean>> = {
  gas: measureGas,
  web: measureWeb,
  'tree-scroll': measureTreeScroll,
  api: measureApi,
  tree: measureTree,
  ledger: measureLedger,
  live: measureLive,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await measure())) process.exitCode = 1;
}
