/**
 * Decides by numbers that were drawn before. A number shrunk to 0 gives the plainest choice: the first
 * of a list, nothing unusual.
 */
export class Dice {
  readonly #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** The next number; 0 once all are used. */
  number(): number {
    return this.#numbers[this.#next++] ?? 0;
  }

  /** @throws RangeError when there is nothing to pick from. */
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T;
  pick<T>(list: readonly T[]): T {
    const found = list[this.number() % list.length];
    if (found === undefined) throw new RangeError('There is nothing to pick from.');
    return found;
  }

  /** Mostly one of the likely things; sometimes, or where there are none, one of all. */
  mostly<T>(likely: readonly T[], all: readonly T[], percent = 12): T {
    const isOdd = this.chance(percent);
    return this.pick(isOdd || likely.length === 0 ? all : likely);
  }

  /** True in so many of a hundred cases; never for 0. */
  chance(percent: number): boolean {
    return this.number() % 100 >= 100 - percent;
  }
}
