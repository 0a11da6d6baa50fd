import { levels } from '@upline/domain';
import {
  type Call,
  createPoolWorld,
  outcomeOf,
  type PoolEvent,
  type PoolSetup,
} from '@upline/domain/poolModel';
import { poolTerms } from '../../deploy/poolTerms.ts';
import { toldByModel } from '../../differential/outcome.ts';
import { localConfig } from '../../local/localConfig.ts';
import { withRoleName } from '../../roleNames.ts';
import { functionOf, refusalOf } from './calls.ts';
import { levelNames, type ScenarioContract } from './contractNames.ts';
import { leadTime } from './leadTime.ts';
import { Names } from './names.ts';
import type { Player } from './play.ts';
import { type Scenario, secondsOf } from './scenario.ts';
import { readValues } from './values.ts';

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
 * The nine pools in the reference model, as a local deployment has them.
 * @throws Error when asked to play a call with a signature or one that the model does not have.
 */
export function modelPlayer(scenario: Pick<Scenario, 'contracts' | 'people' | 'past' | 'steps'>): Player {
  const names = new Names(scenario.contracts, scenario.people);
  const { admin, modifierAdmin, productPool, royaltyAdmin, root } = localConfig().operator;
  const { coin, registry } = scenario.contracts;
  const [first] = [...scenario.past, ...scenario.steps];
  const at = first ? secondsOf(first) - leadTime : 0n;
  const model = createPoolWorld({ root, admin, registry, coin, at });
  const roles = { admin, modifierAdmin, productPool, royaltyAdmin };
  const pools = levels.map(({ position, kind }) => {
    const address = names.addressOf(`level${position}`);
    const setup: PoolSetup = { ...roles, stableCoin: coin, position, terms: poolTerms[position] };
    const pool = kind === 'race' ? model.addRacePool(address, setup) : model.addGlobalPool(address, setup);
    model.registry.add_pool({ caller: admin, at }, address, position);
    pool.add_platform_investor({ caller: admin, at }, root);
    return pool;
  });
  model.registry.seal({ caller: admin, at });
  for (const pool of pools) pool.start({ caller: admin, at });

  const targetOf = (contract: ScenarioContract): object =>
    ({ coin: model.coin, registry: model.registry })[contract as 'coin' | 'registry'] ??
    pools[levelNames.indexOf(contract as (typeof levelNames)[number])] ??
    model.coin;

  return {
    async play(call) {
      const item = functionOf(call.contract, call.function);
      const { method, args } = argumentsOf(call.function, readValues(item.inputs, call.args, names));
      const target = targetOf(call.contract);
      const found: unknown = Reflect.get(target, method);
      if (typeof found !== 'function')
        throw new Error(`The model has no ${call.function} of ${call.contract}.`);
      const made: Call = { caller: names.addressOf(call.as), at: secondsOf(call) };
      // Of all that changes anything only the coin's mint asks nothing of its caller.
      const all = method === 'mint' ? args : [made, ...args];
      const outcome = outcomeOf(() => (found as Method).apply(target, [...all]));
      if ('refusal' in outcome) return refusalOf(outcome.refusal.errorName, outcome.refusal.args, names);
      return {
        logs: toldByModel(outcome)
          .lines.map((line) => names.inText(line))
          .sort(),
      };
    },
    async holdings() {
      const wallets = [...Object.keys(scenario.people), ...levelNames];
      return new Map(
        wallets.flatMap((who) => {
          const address = names.addressOf(who);
          const earned = pools.map(
            (pool, index) => [`${who} ${levelNames[index]}`, pool.getCurrentBonusEarned(address)] as const,
          );
          return [[`${who} coins`, model.coin.balanceOf(address)] as const, ...earned];
        }),
      );
    },
  };
}
