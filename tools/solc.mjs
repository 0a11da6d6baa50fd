#!/usr/bin/env node
// Lets Forge use the compiler from npm: speaks the two parts of solc's command line that Forge calls.
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const solc = createRequire(import.meta.url)('solc');

/**
 * Tests are run once and measured never: the optimizer would spend on them three quarters of all compiling.
 * They hold none of our contracts (foundry.toml, `dynamic_test_linking`), which keep their own code. What is
 * compared in gas is optimized too.
 */
const isPlain = (path) => path.startsWith('contracts/test/') && !path.startsWith('contracts/test/gas/');

/** The part of `job` that makes code of the files that `isMeant`; undefined where that is none. */
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

/** One answer of two about the same sources: whatever both complain about is said once. */
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
  // Begun first, so that both work at once: solc holds the thread that it runs in.
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
