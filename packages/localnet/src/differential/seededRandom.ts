/**
 * Decides by given random numbers. 0, the result of shrinking, means the plainest choice: the first
 * of a list, no deviation.
 */
export class SeededRandom {
  readonly #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** The next number; 0 after the last. */
  number(): number {
    return this.#numbers[this.#next++] ?? 0;
  }

  /** @throws RangeError if the list is empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T;
  pick<T>(list: readonly T[]): T {
    const found = list[this.number() % list.length];
    if (found === undefined) throw new RangeError('There is nothing to pick from.');
    return found;
  }

  /** Mostly a likely element; sometimes, or if none is likely, any element. */
  mostly<T>(likely: readonly T[], all: readonly T[], percent = 12): T {
    const isOdd = this.chance(percent);
    return this.pick(isOdd || likely.length === 0 ? all : likely);
  }

  /** True in `percent` of 100 cases; never for the number 0. */
  chance(percent: number): boolean {
    return this.number() % 100 >= 100 - percent;
  }
}
