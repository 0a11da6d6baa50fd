import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formattedTest, keptScenarios, listScenarios, readScenario, testPathOf } from './folder.ts';
import { runOnModel, runScenario } from './run.ts';

const names = await listScenarios();

test('lists the kept scenarios', () => {
  expect(names).toContain('PausedThenOpen');
});

test.each(names)(
  '%s gives the kept results on a chain and in the model',
  { timeout: 120_000 },
  async (name) => {
    const scenario = await readScenario(name);
    const asKept = { differences: [], isAsExpected: true };
    expect(await runOnModel(scenario)).toMatchObject(asKept);
    expect(await runScenario(scenario)).toMatchObject(asKept);
  },
);

test.each(names)('the Solidity test of %s is up to date', async (name) => {
  const found = await readFile(testPathOf(keptScenarios, name), 'utf8');
  expect(found).toBe(await formattedTest(await readScenario(name)));
});
