import type { BenchContract, BenchWorld } from '../ports/world.ts';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The contract at an address; `undefined` when it is none of ours. */
export function contractAt({ contracts }: BenchWorld, address: string): BenchContract | undefined {
  return contracts.find((contract) => isSame(contract.address, address));
}

/** What a wallet or contract is called; `''` for one that nobody knows. */
export function nameAt(world: BenchWorld, address: string): string {
  return (
    contractAt(world, address)?.name ??
    world.people.find((person) => isSame(person.address, address))?.name ??
    ''
  );
}
