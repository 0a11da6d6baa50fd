import { withRoleName } from '@upline/chain/internal';
import { type Call, type Outcome, outcomeOf, type PoolEvent, type PoolModel } from '../poolModel/index.ts';
import { functionOf } from './calls.ts';
import { type ScenarioCall, secondsOf } from './scenario.ts';
import { type Addresses, readValues } from './values.ts';

type Method = (...args: unknown[]) => PoolEvent[];

/** Purchases on terms, by the number of arguments to convert. */
const purchases: Readonly<Record<string, number>> = { invest_stable_coin_on_terms: 1 };

/** Calls with a signature, which the model cannot check. */
const signed = ['invest_stable_coin_with_permit', 'enroll_for', 'enroll_many'];

/** Converts a function's arguments to the model's. */
function argumentsOf(name: string, args: readonly unknown[]): { method: string; args: readonly unknown[] } {
  if (signed.includes(name)) {
    throw new Error(`The model plays no ${name}: whether a signature holds is for the chain to say.`);
  }
  const last = purchases[name];
  if (last === undefined) return { method: name, args: args.map(withRoleName) };
  return { method: 'invest_stable_coin', args: [...args.slice(0, -last), { terms: args.at(-last) }] };
}

/**
 * Calls the model's contract.
 * @throws Error for a call with a signature or one that the model lacks.
 */
export function callModel(model: PoolModel, call: ScenarioCall, names: Addresses): Outcome {
  const { inputs } = functionOf(call.contract, call.function);
  const { method, args } = argumentsOf(call.function, readValues(inputs, call.args, names));
  const { coin, registry } = model;
  const fixed = { coin, registry }[call.contract as 'coin' | 'registry'];
  const target: object | undefined = fixed ?? model.pools.get(names.addressOf(call.contract));
  const found: unknown = target && Reflect.get(target, method);
  if (typeof found !== 'function') throw new Error(`The model has no ${call.function} of ${call.contract}.`);
  const made: Call = { caller: names.addressOf(call.as), at: secondsOf(call) };
  // `mint` is the only call without a caller.
  const all = method === 'mint' ? args : [made, ...args];
  return outcomeOf(() => (found as Method).apply(target, [...all]));
}
