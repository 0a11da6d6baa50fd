import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem';
import {
  type Call,
  type Outcome,
  outcomeOf,
  type PoolEvent,
  type PoolModel,
  type Wallet,
} from '../poolModel/index.ts';
import { withNames } from './names.ts';
import { type CallResult, resultOfModel } from './outcome.ts';
import type { Places } from './places.ts';
import type { TestChain } from './testChain.ts';
import type { View } from './views.ts';

/** A transaction and the same call on the model. */
export interface Plan {
  caller: Address;
  at: bigint;
  /** Omitted for a contract creation. */
  to?: Address;
  data: Hex;
  /** ABI of the created contract, to decode its logs. */
  created?: Abi;
  /** Name of the called function; omitted for a creation. */
  functionName?: string;
  /** Description of the call for error messages. */
  words: string;
  model(call: Call): PoolEvent[];
}

export type Creations = Readonly<Record<'race' | 'global', { abi: Abi; bytecode: Hex }>>;

/** A chain and a model that must agree. */
export class Stage {
  readonly chain: TestChain;
  readonly model: PoolModel;
  readonly places: Places;
  readonly views: readonly View[];
  readonly creations: Creations;
  readonly permits: Map<Address, bigint>;
  now: bigint;
  /** Log of the calls and their results. */
  readonly story: string[] = [];

  constructor(
    parts: Pick<Stage, 'chain' | 'model' | 'places' | 'views' | 'creations' | 'now'>,
    permits: ReadonlyMap<Address, bigint> = new Map(),
  ) {
    this.chain = parts.chain;
    this.model = parts.model;
    this.places = parts.places;
    this.views = parts.views;
    this.creations = parts.creations;
    this.now = parts.now;
    this.permits = new Map(permits);
  }

  /** A new stage in the same state; the caller restores the chain from a snapshot. */
  clone(): Stage {
    return new Stage({ ...this, model: this.model.clone() }, this.permits);
  }

  /**
   * Performs a call on the chain and in the model.
   * @returns The common result.
   * @throws Error with the log of calls if result, logs or any view differ.
   */
  async perform(plan: Plan): Promise<CallResult & { created: Address | null }> {
    const { caller, at, to, data, created } = plan;
    this.story.push(`at ${at} (+${at - this.now}) ${plan.words}`);
    this.now = at;
    const expected = resultOfModel(this.#ask(plan));
    const found = await this.chain.send({ from: caller, ...(to && { to }), data, at }, created);
    this.story.push(...found.lines.map((line) => `  ${line}`));
    this.#requireNone('what came of it', differencesOf(expected, found));
    this.#requireNone('the views afterwards', await this.#viewDifferences());
    return found;
  }

  #ask({ model, caller, at }: Plan): Outcome {
    return outcomeOf(() => model({ caller, at }));
  }

  async #viewDifferences(): Promise<string[]> {
    const answers = await this.chain.read();
    return this.views.flatMap((view, index) => {
      const found = view.found(answers[index] ?? null);
      const expected = view.expected(this);
      return found === expected ? [] : [`${view.name}`, `  model: ${expected}`, `  chain: ${found}`];
    });
  }

  #requireNone(where: string, differences: readonly string[]): void {
    if (differences.length === 0) return;
    const told = [`Model and chain differ in ${where}:`, ...differences, 'after:', ...this.story];
    throw new Error(withNames(told.join('\n'), this.places));
  }
}

/** Lines on one side only, with duplicates counted. */
function differencesOf(expected: CallResult, found: CallResult): string[] {
  const onlyExpected = without(expected.lines, found.lines);
  const onlyFound = without(found.lines, expected.lines);
  if (expected.error === found.error && onlyExpected.length === 0 && onlyFound.length === 0) return [];
  return [
    ...[`model: ${expected.error ?? 'succeeded'}`, ...onlyExpected],
    ...[`chain: ${found.error ?? 'succeeded'}`, ...onlyFound],
  ];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function planCall(
  contract: { name: string; address: Address; abi: Abi },
  call: { caller: Wallet; at: bigint },
  functionName: string,
  args: readonly unknown[],
  model: Plan['model'],
): Plan {
  const { name, address, abi } = contract;
  return {
    caller: call.caller as Address,
    at: call.at,
    to: address,
    data: encodeFunctionData({ abi, functionName, args }),
    functionName,
    words: `${call.caller} ${name}.${functionName}(${args.map(inWords).join(', ')})`,
    model,
  };
}

function inWords(value: unknown): string {
  return JSON.stringify(value, (_, field) => (typeof field === 'bigint' ? `${field}n` : field));
}
