import type { StorageLayout } from './compile.ts';

/**
 * A variable with its slot and offset. A struct, also inside a mapping or an array, lists its
 * members.
 */
export interface Variable {
  label: string;
  slot: number;
  offset: number;
  bytes: number;
  type: string;
  members?: Variable[];
}

/** The deployed contracts; all others have no storage of their own. */
const deployed = ['RacePool', 'GlobalPool', 'UplineRegistry'] as const;

/** A storage layout without the compiler's type numbers, which change with every edit. */
export function describeStorage({ storage, types }: StorageLayout): Variable[] {
  const typeOf = (id: string) => {
    const type = types?.[id];
    if (!type) throw new Error(`The storage layout does not describe ${id}.`);
    return type;
  };

  function membersOf(id: string): Variable[] | undefined {
    const { members, value, base } = typeOf(id);
    if (members) return lay(members);
    const inner = value ?? base;
    return inner ? membersOf(inner) : undefined;
  }

  function lay(variables: StorageLayout['storage']): Variable[] {
    return variables.map(({ label, slot, offset, type }) => {
      const members = membersOf(type);
      const { label: name, numberOfBytes } = typeOf(type);
      // An array of 2³² elements exceeds the exact range of a number; only its start matters.
      const bytes = Math.min(Number(numberOfBytes), Number.MAX_SAFE_INTEGER);
      return { label, slot: Number(slot), offset, bytes, type: name, ...(members && { members }) };
    });
  }

  return lay(storage);
}

export function storageSnapshot(layouts: Record<string, StorageLayout>): Record<string, Variable[]> {
  return Object.fromEntries(
    deployed.map((name) => {
      const layout = layouts[name];
      if (!layout) throw new Error(`There is no contract ${name}.`);
      return [name, describeStorage(layout)];
    }),
  );
}
