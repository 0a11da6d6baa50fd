import type { BenchChain, BenchWorld } from '../../../ports/bench/world.ts';

const levels = ['race', 'race', 'global', 'race', 'race', 'global', 'race', 'race', 'global'] as const;

/** Addresses that nobody has: only their places count. */
const place = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;

/** The contracts of a local chain, and a few of its people. */
export const scriptedBenchWorld: BenchWorld = {
  contracts: [
    { id: 'registry', name: 'Registry', kind: 'registry', address: place(0x100) },
    ...levels.map((kind, index) => ({
      id: `level-${index + 1}`,
      name: `Level ${index + 1}`,
      kind,
      address: place(0x101 + index),
    })),
    { id: 'coin', name: 'USDC', kind: 'coin', address: place(0x200) },
  ],
  people: [
    { address: place(0xa1), name: 'Ada Lindqvist' },
    { address: place(0xa2), name: 'Bruno Okafor' },
    { address: place(0xa3), name: 'Chiara Novak' },
    { address: place(0xa4), name: 'Jun Watanabe' },
    { address: place(0xb1), name: 'Root' },
    { address: place(0xb2), name: 'Admin' },
  ],
};

/** A contract's address by its ID. */
export const contractOf = (id: string) =>
  scriptedBenchWorld.contracts.find((contract) => contract.id === id)?.address ?? place(0);

/** A person's address by their first name. */
export const personOf = (name: string) =>
  scriptedBenchWorld.people.find((person) => person.name.startsWith(name))?.address ?? place(0);

/** A local chain that stands still. */
export const scriptedBenchChain: BenchChain = {
  chainId: 137,
  node: '127.0.0.1:8545',
  forkBlock: null,
  block: 1284n,
  clock: BigInt(Date.UTC(2026, 10, 22, 16, 15) / 1000),
  mining: { kind: 'atOnce' },
};
