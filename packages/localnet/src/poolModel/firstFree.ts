/**
 * Finds the first member with a free slot quickly, however many in a row are full: a full member points at the
 * one after them, and paths are shortened as they are walked. Indices count from 1 and may run past the last.
 */
export class FirstFree {
  /** By index: the member's own index while they are free, else one further on. */
  readonly #next: number[];

  constructor(next: number[] = []) {
    this.#next = next;
  }

  clone(): FirstFree {
    return new FirstFree(this.#next.slice());
  }

  /** The least index that has never been filled. */
  index(): number {
    return this.#find(1);
  }

  /** Notes that a member's slots are all taken. */
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
 * The rule itself, told in the plainest way: the first index, from 1, of somebody with a free slot.
 * @param taken How many slots of each member are taken, in the order of joining.
 */
export function firstFreeByScan(taken: readonly number[], slots: number): number {
  return taken.findIndex((count) => count < slots) + 1;
}
