import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foundryBinary } from '@upline/operate/foundry';
import { repository } from '@upline/operate/node';
import * as z from 'zod';
import { forgeTestOf } from './forgeTest.ts';
import { type Scenario, scenarioName, scenarioSchema } from './scenario.ts';

/** Folders of scenarios and of the Solidity tests generated from them. */
export interface ScenarioFolder {
  scenarios: string;
  tests: string;
}

const kept = process.env.UPLINE_SCENARIOS_DIR || join(repository, 'contracts');

/** The folders of this checkout, or of UPLINE_SCENARIOS_DIR. */
export const keptScenarios: ScenarioFolder = {
  scenarios: join(kept, 'scenarios'),
  tests: join(kept, 'test/scenarios'),
};

const pathOf = ({ scenarios }: ScenarioFolder, name: string) =>
  join(scenarios, `${scenarioName.parse(name)}.json`);

export const testPathOf = ({ tests }: ScenarioFolder, name: string) =>
  join(tests, `${scenarioName.parse(name)}.t.sol`);

export async function listScenarios(folder: ScenarioFolder = keptScenarios): Promise<string[]> {
  const files = await readdir(folder.scenarios).catch((): string[] => []);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => scenarioName.safeParse(name).success)
    .sort();
}

/** Reads a kept scenario. @throws Error about its name or its file. */
export async function readScenario(name: string, folder: ScenarioFolder = keptScenarios): Promise<Scenario> {
  const text = await readFile(pathOf(folder, name), 'utf8').catch(() => {
    throw new Error(`There is no scenario ${name}.`);
  });
  const read = scenarioSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${name}.json is no scenario:\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** A scenario's Solidity test, formatted by forge as `pnpm test` requires. */
export async function formattedTest(scenario: Scenario): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-scenario-test-'));
  try {
    const path = join(folder, 'Scenario.t.sol');
    await writeFile(path, forgeTestOf(scenario));
    await promisify(execFile)(foundryBinary('forge'), ['fmt', path], { cwd: repository });
    return await readFile(path, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const half = `${path}.${process.pid}`;
  await writeFile(half, text);
  await rename(half, path);
}

/** A scenario's file content, with one call per line. */
function scenarioText(scenario: Scenario): string {
  const list = (items: readonly unknown[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const { name, about, contracts, people, past, steps, gains } = scenario;
  const head = Object.entries({ name, about, contracts, people }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')}`,
  );
  const lists = Object.entries({ past, steps, gains }).map(([key, items]) => `  "${key}": ${list(items)}`);
  return `{\n${[...head, ...lists].join(',\n')}\n}\n`;
}

/**
 * Writes a scenario and its Solidity test, replacing one of the same name.
 * @returns The paths of both.
 */
export async function writeScenario(
  scenario: Scenario,
  folder: ScenarioFolder = keptScenarios,
): Promise<{ scenario: string; test: string }> {
  const paths = { scenario: pathOf(folder, scenario.name), test: testPathOf(folder, scenario.name) };
  const test = await formattedTest(scenario);
  await mkdir(folder.scenarios, { recursive: true });
  await mkdir(folder.tests, { recursive: true });
  await writeWhole(paths.scenario, scenarioText(scenarioSchema.parse(scenario)));
  await writeWhole(paths.test, test);
  return paths;
}
