import type { ActionName } from './weighted.ts';

export class ActionCounts {
  readonly #outcomes = new Map<ActionName, Map<string, number>>();

  readonly called = new Set<string>();

  /**
   * @param error Name of the error; `null` for success.
   * @param functionName The called function.
   */
  count(action: ActionName, error: string | null, functionName?: string): void {
    if (functionName) this.called.add(functionName);
    const outcomes = this.#outcomes.get(action) ?? new Map<string, number>();
    const name = error ?? succeeded;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    this.#outcomes.set(action, outcomes);
  }

  total(): number {
    return this.#sum(() => true);
  }

  successes(): number {
    return this.#sum((name) => name === succeeded);
  }

  /** Actions that succeeded at least once. */
  succeeded(): Set<ActionName> {
    return new Set(
      this.#outcomes
        .entries()
        .filter(([, outcomes]) => outcomes.has(succeeded))
        .map(([action]) => action),
    );
  }

  /** Errors that occurred at least once. */
  errors(): Set<string> {
    const all = this.#outcomes.values().flatMap((outcomes) => outcomes.keys());
    return new Set(all.filter((name) => name !== succeeded));
  }

  /** A line for each action with its successes and errors. */
  report(): string {
    return [...this.#outcomes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([action, outcomes]) => {
        const refusals = [...outcomes].filter(([name]) => name !== succeeded).sort(([, a], [, b]) => b - a);
        const told = refusals.map(([name, times]) => `${name} ${times}`).join(', ');
        return `${action.padEnd(17)}${String(outcomes.get(succeeded) ?? 0).padStart(5)}  ${told}`;
      })
      .join('\n');
  }

  #sum(isCounted: (name: string) => boolean): number {
    const all = this.#outcomes.values().flatMap((outcomes) => outcomes.entries());
    return all.reduce((sum, [name, times]) => (isCounted(name) ? sum + times : sum), 0);
  }
}

const succeeded = 'succeeded';
