import fc from 'fast-check';
import { SeededRandom } from '../seededRandom.ts';
import type { Stage } from '../stage.ts';
import type { ActionCounts } from './actionCounts.ts';
import { type ActionName, actions } from './weighted.ts';

export interface Run {
  stage: Stage;
  tally: ActionCounts;
}

function isActionName(name: string | undefined): name is ActionName {
  return name !== undefined && Object.hasOwn(actions, name);
}

/** An action and the numbers that choose its details, depending on the state at that time. */
export class ActionCommand implements fc.AsyncCommand<Run, Run> {
  readonly #name: ActionName;
  readonly #numbers: readonly number[];

  constructor(name: ActionName, numbers: readonly number[]) {
    this.#name = name;
    this.#numbers = numbers;
  }

  /** Parses the output of `toString`. @throws RangeError if there is no such action. */
  static parse(text: string): ActionCommand {
    const [, name, numbers = ''] = /^(\w+)\(([\d ]*)\)$/.exec(text) ?? [];
    if (!isActionName(name)) throw new RangeError(`There is no action ${text}.`);
    return new ActionCommand(name, numbers.split(' ').map(Number));
  }

  check(): boolean {
    return true;
  }

  async run({ stage, tally }: Run): Promise<void> {
    const plan = await actions[this.#name].action(stage, new SeededRandom(this.#numbers));
    const { error } = await stage.perform(plan);
    tally.count(this.#name, error, plan.functionName);
  }

  toString(): string {
    return `${this.#name}(${this.#numbers.join(' ')})`;
  }
}

const name = fc.oneof(
  ...Object.keys(actions)
    .filter(isActionName)
    .map((one) => ({ arbitrary: fc.constant(one), weight: actions[one].weight })),
);

const numbers = fc.array(fc.nat(999), { minLength: 10, maxLength: 10 });

/** A sequence of up to a hundred actions. */
export const scenario = fc.commands<Run, Run, false>(
  [fc.tuple(name, numbers).map(([one, drawn]) => new ActionCommand(one, drawn))],
  { maxCommands: 100, size: 'max' },
);
