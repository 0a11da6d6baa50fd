import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { localClient } from '@upline/chain/demo';
import { parseDeployment } from '@upline/chain/parseDeployment';
import { repository } from '@upline/operate/node';
import * as z from 'zod';
import { keptScenarios, listScenarios, readScenario, type ScenarioFolder, writeScenario } from './folder.ts';
import { makeScenario } from './keep.ts';
import { type KeptReply, type RanReply, type SavedReply, saveRequest } from './replies.ts';
import { runScenario } from './run.ts';
import type { Scenario } from './scenario.ts';

/** A request of the workbench to the development server. */
export interface BenchRequest {
  method: string;
  /** Path below `/__bench/scenarios`. */
  path: string;
  body: string;
}

export interface BenchPlace {
  rpcUrl: string;
  /** Folder of deployment.json. */
  dataDir: string;
  /** @default the folder of this checkout */
  folder?: ScenarioFolder;
}

export interface BenchAnswer {
  status: 200 | 400 | 404;
  body: unknown;
}

function described({ name, about, past, steps }: Scenario): KeptReply {
  return {
    name,
    about,
    past: past.length,
    steps: steps.map(({ as, contract, function: call, expect }) => ({
      as,
      contract,
      call,
      refused: 'revert' in expect ? expect.revert.error : null,
    })),
  };
}

async function list(folder: ScenarioFolder): Promise<KeptReply[]> {
  const names = await listScenarios(folder);
  return Promise.all(names.map(async (name) => described(await readScenario(name, folder))));
}

async function save(
  body: string,
  { rpcUrl, dataDir }: BenchPlace,
  folder: ScenarioFolder,
): Promise<SavedReply> {
  const asked = saveRequest.safeParse(JSON.parse(body));
  if (!asked.success) throw new RangeError(asked.error.issues[0]?.message ?? 'The request cannot be read.');
  const { name, about, since } = asked.data;
  const deployment = parseDeployment(await readFile(join(dataDir, 'deployment.json'), 'utf8'));
  const client = localClient(rpcUrl);
  const scenario = await makeScenario({ client, deployment, from: BigInt(since), name, about });
  const paths = await writeScenario(scenario, folder);
  const files = Object.values(paths).map((path) => relative(repository, path));
  return { name, steps: scenario.steps.length, past: scenario.past.length, files };
}

async function run(name: string, folder: ScenarioFolder): Promise<RanReply> {
  const played = await runScenario(await readScenario(name, folder));
  const failed = played.steps.find(({ isAsExpected }) => !isAsExpected);
  return {
    isAsKept: played.isAsExpected,
    stepsAsKept: played.steps.filter(({ isAsExpected }) => isAsExpected).length,
    differences: failed ? [`expected ${failed.expected}`, `found ${failed.found}`] : played.differences,
  };
}

/**
 * Handles the workbench's requests: lists scenarios, saves one, or replays one on a fresh chain.
 */
export async function answerBench(request: BenchRequest, place: BenchPlace): Promise<BenchAnswer> {
  const folder = place.folder ?? keptScenarios;
  const { method, path, body } = request;
  const [, name] = /^\/(\w+)\/run$/.exec(path) ?? [];
  try {
    if (path === '' && method === 'GET') return { status: 200, body: await list(folder) };
    if (path === '' && method === 'POST') return { status: 200, body: await save(body, place, folder) };
    if (name && method === 'POST') return { status: 200, body: await run(name, folder) };
    return { status: 404, body: { error: 'There is nothing at this address.' } };
  } catch (error) {
    const words = error instanceof z.ZodError ? error.issues[0]?.message : undefined;
    const told = error instanceof Error ? error.message : String(error);
    return { status: 400, body: { error: words ?? told } };
  }
}
