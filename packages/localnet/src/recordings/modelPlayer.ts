import { levels } from '@upline/domain';
import { localConfig, poolTerms } from '@upline/operate/node';
import { resultOfModel } from '../differential/outcome.ts';
import { createPoolModel, type PoolSetup } from '../poolModel/index.ts';
import { callModel } from './callModel.ts';
import { refusalOf } from './calls.ts';
import { levelNames } from './contractNames.ts';
import { leadTime } from './leadTime.ts';
import { Names } from './names.ts';
import type { Player } from './play.ts';
import { type Scenario, secondsOf } from './scenario.ts';

/**
 * The nine pools of a local deployment in the reference model.
 * @throws Error for a call with a signature or one that the model lacks.
 */
export function modelPlayer(scenario: Pick<Scenario, 'contracts' | 'people' | 'past' | 'steps'>): Player {
  const names = new Names(scenario.contracts, scenario.people);
  const { admin, modifierAdmin, productPool, royaltyAdmin, root } = localConfig().operator;
  const { coin, registry } = scenario.contracts;
  const [first] = [...scenario.past, ...scenario.steps];
  const at = first ? secondsOf(first) - leadTime : 0n;
  const model = createPoolModel({ root, admin, registry, coin, at });
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

  return {
    async play(call) {
      const outcome = callModel(model, call, names);
      if ('refusal' in outcome) return refusalOf(outcome.refusal.errorName, outcome.refusal.args, names);
      return {
        logs: resultOfModel(outcome)
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
