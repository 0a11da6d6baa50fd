/**
 * Finds the first member with a free slot in nearly constant time: a full member points to the next
 * one, and paths are shortened on each search. Indices start at 1 and may exceed the last member.
 */
export class FirstFree {
  /** By index: the member's own index if free, else a later one. */
  readonly #next: number[];

  constructor(next: number[] = []) {
    this.#next = next;
  }

  clone(): FirstFree {
    return new FirstFree(this.#next.slice());
  }

  /** The smallest index never filled. */
  index(): number {
    return this.#find(1);
  }

  /** Marks a member as full. */
  fill(index: number): void {
    this.#next[index] = this.#find(index + 1);
  }

  #at(index: number): number {
    return this.#next[index] ?? index;
  }

  #find(index: number): number {
    let end = index;
    while (this.#at(end) !== end) end = this.#at(end);
    for (let step = index; step !== end; ) {
      const next = this.#at(step);
      this.#next[step] = end;
      step = next;
    }
    return end;
  }
}

/**
 * The reference implementation: the first index, from 1, with a free slot.
 * @param taken Used slots of each member in the order of joining.
 */
export function firstFreeByScan(taken: readonly number[], slots: number): number {
  return taken.findIndex((count) => count < slots) + 1;
}
