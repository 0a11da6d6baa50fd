import { withRoleName } from '@upline/chain/internal';
import { type Call, type Outcome, outcomeOf, type PoolEvent, type PoolWorld } from '../poolModel/index.ts';
import { functionOf } from './calls.ts';
import { type ScenarioCall, secondsOf } from './scenario.ts';
import { type Addresses, readValues } from './values.ts';

type Method = (...args: unknown[]) => PoolEvent[];

/** The calls that the model takes in a form of its own. */
const purchases: Readonly<Record<string, number>> = { invest_stable_coin_on_terms: 1 };

/** Calls with a signature, which the model is told the truth about and does not check. */
const signed = ['invest_stable_coin_with_permit', 'enroll_for', 'enroll_many'];

/** What a function's arguments are to the model. */
function argumentsOf(name: string, args: readonly unknown[]): { method: string; args: readonly unknown[] } {
  if (signed.includes(name)) {
    throw new Error(`The model plays no ${name}: whether a signature holds is for the chain to say.`);
  }
  const last = purchases[name];
  if (last === undefined) return { method: name, args: args.map(withRoleName) };
  return { method: 'invest_stable_coin', args: [...args.slice(0, -last), { terms: args.at(-last) }] };
}

/**
 * Makes a scenario's call to the contracts of a model.
 * @throws Error when asked to play a call with a signature or one that the model does not have.
 */
export function callModel(model: PoolWorld, call: ScenarioCall, names: Addresses): Outcome {
  const { inputs } = functionOf(call.contract, call.function);
  const { method, args } = argumentsOf(call.function, readValues(inputs, call.args, names));
  const { coin, registry } = model;
  const fixed = { coin, registry }[call.contract as 'coin' | 'registry'];
  const target: object | undefined = fixed ?? model.pools.get(names.addressOf(call.contract));
  const found: unknown = target && Reflect.get(target, method);
  if (typeof found !== 'function') throw new Error(`The model has no ${call.function} of ${call.contract}.`);
  const made: Call = { caller: names.addressOf(call.as), at: secondsOf(call) };
  // Of all that changes anything only the coin's mint asks nothing of its caller.
  const all = method === 'mint' ? args : [made, ...args];
  return outcomeOf(() => (found as Method).apply(target, [...all]));
}
