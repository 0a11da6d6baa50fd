import type { BenchScenarios, KeptScenario } from '../ports/scenarios.ts';

const pausedThenOpen: KeptScenario = {
  name: 'PausedThenOpen',
  about: 'Nobody joins twice or during a pause; when it is over a member joins, and sponsors are paid.',
  past: 3,
  steps: [
    { as: 'bruno', contract: 'coin', call: 'approve', refused: null },
    { as: 'bruno', contract: 'level1', call: 'invest_stable_coin', refused: null },
    { as: 'bruno', contract: 'level1', call: 'invest_stable_coin', refused: 'AlreadyInvested' },
    { as: 'admin', contract: 'level1', call: 'set_paused', refused: null },
    { as: 'chiara', contract: 'level1', call: 'invest_stable_coin', refused: 'PurchasesPaused' },
  ],
};

/** A checkout with one scenario; accepts more. */
export function fakeScenarios(changes: Partial<BenchScenarios> = {}): BenchScenarios {
  const kept = [pausedThenOpen];
  return {
    list: async () => [...kept],
    save: async ({ name, about }) => {
      kept.push({ ...pausedThenOpen, name, about, past: 0 });
      const files = [`contracts/scenarios/${name}.json`, `contracts/test/scenarios/${name}.t.sol`];
      return { name, steps: pausedThenOpen.steps.length, past: 0, files };
    },
    run: async () => ({ isAsKept: true, stepsAsKept: pausedThenOpen.steps.length, differences: [] }),
    ...changes,
  };
}
