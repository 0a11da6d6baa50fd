import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Mutant } from './mutants.ts';

const equivalent = z.strictObject({
  file: z.string(),
  /** The contract and function. */
  within: z.string(),
  operator: z.string(),
  /** The changed lines, before and after, each joined into one. */
  from: z.string(),
  to: z.string(),
  /** The reason why no test can distinguish the mutant from the original. */
  reason: z.string().min(20),
});

/** A mutant that no test can kill, with the reason. Identified by text, so its line may move. */
export type Equivalent = z.infer<typeof equivalent>;

/** @throws Error if the list is invalid. */
export async function readEquivalents(path: string): Promise<Equivalent[]> {
  return z.array(equivalent).parse(JSON.parse(await readFile(path, 'utf8')));
}

type Text = Omit<Equivalent, 'reason'>;

function keyOf({ file, within, operator, from, to }: Text): string {
  return [file, within, operator, from, to].join('\0');
}

export class Equivalents {
  readonly #byKey: ReadonlyMap<string, Equivalent>;

  constructor(list: readonly Equivalent[]) {
    this.#byKey = new Map(list.map((entry) => [keyOf(entry), entry]));
  }

  reasonFor(mutant: Mutant): string | undefined {
    return this.#byKey.get(keyOf(mutant))?.reason;
  }

  /** The entries without a match in `mutants`: their line was changed or removed. */
  stale(mutants: readonly Mutant[]): Equivalent[] {
    const present = new Set(mutants.map(keyOf));
    return [...this.#byKey].filter(([key]) => !present.has(key)).map(([, entry]) => entry);
  }
}

/** The entry for a mutant, without the reason. */
export function entryFor({ file, within, operator, from, to }: Mutant): Text {
  return { file, within, operator, from, to };
}
