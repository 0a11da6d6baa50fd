/** Names of a deployment's contracts in scenarios; the levels come last. */
export const contractNames = [
  'coin',
  'registry',
  'level1',
  'level2',
  'level3',
  'level4',
  'level5',
  'level6',
  'level7',
  'level8',
  'level9',
] as const;

export type ScenarioContract = (typeof contractNames)[number];

export const levelNames = contractNames.slice(2);
