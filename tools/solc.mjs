#!/usr/bin/env node
// Lets Forge use npm's compiler: implements the two parts of solc's command line that Forge calls.
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const solc = createRequire(import.meta.url)('solc');

/**
 * True for tests outside contracts/test/gas. They run once and are never measured, so optimizing
 * them would waste three quarters of the compile time. They contain none of our contracts
 * (foundry.toml, `dynamic_test_linking`). Gas comparisons are optimized.
 */
const isPlain = (path) => path.startsWith('contracts/test/') && !path.startsWith('contracts/test/gas/');

/**
 * The part of `job` that generates code for the files that `isMeant` accepts; undefined if there
 * are none.
 */
function part(job, isMeant, settings) {
  const chosen = Object.entries(job.settings.outputSelection).filter(
    ([path, contracts]) => isMeant(path) && Object.values(contracts).some((outputs) => outputs.length > 0),
  );
  if (chosen.length === 0) return undefined;
  return { ...job, settings: { ...job.settings, ...settings, outputSelection: Object.fromEntries(chosen) } };
}

const compile = (job) => JSON.parse(solc.compile(JSON.stringify(job)));

async function compileBeside(job) {
  const { promise, resolve, reject } = Promise.withResolvers();
  new Worker(new URL(import.meta.url), { workerData: job }).on('message', resolve).on('error', reject);
  return promise;
}

/** Merges two outputs for the same sources; common errors appear once. */
function merge(optimized, plain) {
  const errors = [...(optimized.errors ?? []), ...(plain.errors ?? [])];
  return {
    ...optimized,
    errors: [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()],
    contracts: { ...optimized.contracts, ...plain.contracts },
  };
}

async function answer(job) {
  const optimized = part(job, (path) => !isPlain(path));
  const plain = part(job, isPlain, { optimizer: { enabled: false } });
  if (!optimized || !plain) return compile(plain ?? job);
  // Starts first, so that both run in parallel: solc blocks its thread.
  const beside = compileBeside(optimized);
  const tests = compile(plain);
  return merge(await beside, tests);
}

if (!isMainThread) {
  parentPort.postMessage(compile(workerData));
} else if (process.argv.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  let input = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) input += chunk;
  process.stdout.write(JSON.stringify(await answer(JSON.parse(input))));
}
