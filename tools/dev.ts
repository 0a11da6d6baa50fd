// `pnpm dev`: the whole product on one machine, and one table that says where everything is.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import Table from 'cli-table3';
import { Command, InvalidArgumentError } from 'commander';
import { Listr } from 'listr2';
import { type Address, getAddress, isAddress } from 'viem';
import { endLeftovers } from './stack/leftovers.ts';
import { portsFrom, requireFree } from './stack/ports.ts';
import { describeStack } from './stack/stack.ts';

function parseBlock(text: string): number {
  const block = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(block) || block === 0) {
    throw new InvalidArgumentError('Give a whole number from 1.');
  }
  return block;
}

function parseWallet(text: string): Address {
  if (!isAddress(text, { strict: false }))
    throw new InvalidArgumentError('Give an address: 0x and 40 digits.');
  return getAddress(text);
}

interface Options {
  fresh: boolean;
  fork: boolean;
  block?: number;
  coin?: Address;
}

const program = new Command('pnpm dev')
  .description('Starts a local chain, the pools, a demo network, the server and the web app.')
  .option('--fresh', 'delete the chain’s and the server’s data first', false)
  .option('--fork', 'use a new fork of the node of POLYGON_RPC_URL each time', false)
  .option('--block <number>', 'fork at this block; else at the newest', parseBlock)
  .option('--coin <address>', 'the stable coin to use; the real USDC of Polygon unless given', parseWallet);
const { fresh, fork: isFork, block, coin } = program.parse().opts<Options>();
if (!isFork && (block !== undefined || coin)) program.error('--block and --coin need --fork.');

const dataDir = resolve(process.env.UPLINE_DATA_DIR || '.upline');

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

const ports = (() => {
  try {
    return portsFrom(process.env);
  } catch (error) {
    return fail(error);
  }
})();

const stack = describeStack({
  ports,
  dataDir,
  warn: (message) => console.warn(`Server: ${message}`),
  ...(isFork && { fork: { url: process.env.POLYGON_RPC_URL, block, coin } }),
});

const left = await endLeftovers(stack.folder);
if (left > 0) console.log(`Ended ${left} processes that a killed run had left behind.`);
await requireFree(ports).catch(fail);
if (fresh && !isFork) await rm(dataDir, { recursive: true, force: true });
const began = performance.now();

let isEnding = false;
async function end(code: number) {
  if (isEnding) return;
  isEnding = true;
  await stack.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

// The command that people type runs this one behind a package manager, whose sudden death sends no signal.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(1), 1000).unref();

/** Word of long work: as it comes on a terminal, every few seconds where each word stays, as in a log. */
function paced(show: (detail: string) => void): (detail: string) => void {
  if (process.stdout.isTTY) return show;
  let next = 0;
  return (detail) => {
    if (Date.now() < next) return;
    next = Date.now() + 2000;
    show(detail);
  };
}

const tasks = stack.stages.map(({ title, run }) => ({
  title,
  task: (_: unknown, self: { output: string }) =>
    run(
      paced((detail) => {
        self.output = detail;
      }),
    ),
}));

await new Listr(tasks, { rendererOptions: { collapseSubtasks: false } })
  .run()
  .catch(async (error: unknown) => {
    await stack.stop();
    fail(error);
  });

const table = new Table({ style: { head: [], border: [] } });
table.push(
  ['App', stack.urls.web],
  ['Staff', `${stack.urls.desk} (${stack.staffNames()})`],
  ['Bench', `${stack.urls.desk}/bench`],
  ['Server', `${stack.urls.api}/health/ready`],
  ['Chain', `${stack.urls.rpc} (${stack.chainName()})`],
  ['Data', stack.folder],
);
console.log(
  `\n${table}\nReady in ${Math.round((performance.now() - began) / 1000)} s. Ctrl-C ends all of it.`,
);

void stack.broken.then((words) => {
  if (isEnding) return;
  console.error(`\n${words}\nEverything else is ended too. Start again with: pnpm dev`);
  void end(1);
});
