import { knownPeople, readChainState } from '@upline/localnet/workbench';
import { createCalls } from './createCalls.ts';
import { createControls } from './createControls.ts';
import { createExplore } from './createExplore.ts';
import { keptScenarios } from './keptScenarios.ts';
import { nodeName, openOnce } from './openBench.ts';
import type { BenchPort } from './ports/bench.tsx';

/** Creates the workbench's port for the chain that the app was started with. */
export function createBench(): BenchPort {
  const { open, stillOpen } = openOnce();
  return {
    calls: createCalls(open),
    controls: createControls(open),
    async look() {
      const bench = await stillOpen();
      return { ...(await readChainState(bench)), node: nodeName, forkBlock: bench.forkBlock };
    },
    async backend() {
      const { contracts } = await open();
      return {
        contracts: contracts.map(({ id, name, kind, address }) => ({ id, name, kind, address })),
        people: knownPeople(),
      };
    },
    explore: createExplore(open),
    scenarios: keptScenarios,
  };
}
