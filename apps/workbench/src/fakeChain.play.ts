import type { BenchChain, WorkbenchServices } from './ports/workbenchServices.ts';
import { contracts, people } from './recorded/contracts.play.ts';

export const fakeWorkbenchServices: WorkbenchServices = { contracts, people };

const nobody = `0x${'0'.repeat(40)}`;

/** Address of a person by first name. */
export const personOf = (name: string) =>
  fakeWorkbenchServices.people.find((person) => person.name.startsWith(name))?.address ?? nobody;

/** A local chain that mines no blocks. */
export const fakeBenchChain: BenchChain = {
  chainId: 137,
  node: '127.0.0.1:8545',
  forkBlock: null,
  block: 1284n,
  clock: BigInt(Date.UTC(2026, 10, 22, 16, 15) / 1000),
  mining: { kind: 'atOnce' },
};
