import type { BenchContract, WorkbenchServices } from '../ports/workbenchServices.ts';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The known contract at an address. */
export function contractAt({ contracts }: WorkbenchServices, address: string): BenchContract | undefined {
  return contracts.find((contract) => isSame(contract.address, address));
}

/** Name of a wallet or contract; `''` if unknown. */
export function nameAt(backend: WorkbenchServices, address: string): string {
  return (
    contractAt(backend, address)?.name ??
    backend.people.find((person) => isSame(person.address, address))?.name ??
    ''
  );
}
