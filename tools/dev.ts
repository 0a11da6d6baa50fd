// `pnpm dev`: starts the whole product on one machine and prints a table of its addresses.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { forkFolder, removeOwnData, requireOwnData } from '@upline/localnet/dataFolder';
import { shellWord } from '@upline/operate/shellWord';
import { Command, InvalidArgumentError } from 'commander';
import type { Address } from 'viem';
import { requireServablePath } from './shared/servablePath.ts';
import { endLeftovers } from './stack/leftovers.ts';
import { portsFrom, requireFree } from './stack/ports.ts';

function parseBlock(text: string): number {
  const block = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(block) || block === 0) {
    throw new InvalidArgumentError('Give a whole number from 1.');
  }
  return block;
}

function parseWallet(text: string): Address {
  if (!/^0x[\da-f]{40}$/i.test(text)) throw new InvalidArgumentError('Give an address: 0x and 40 digits.');
  return text as Address;
}

interface Options {
  fresh: boolean;
  fork: boolean;
  block?: number;
  coin?: Address;
}

const program = new Command('pnpm dev')
  .description('Starts a local chain, the pools, a demo network, the server and the web app.')
  .option('--fresh', 'delete what earlier starts wrote into UPLINE_DATA_DIR first', false)
  .option('--fork', 'use a new fork of the node of POLYGON_RPC_URL each time', false)
  .option('--block <number>', 'fork at this block; else at the newest', parseBlock)
  .option('--coin <address>', 'the stable coin to use; the real USDC of Polygon unless given', parseWallet);
const { fresh, fork: isFork, block, coin } = program.parse().opts<Options>();
if (!isFork && (block !== undefined || coin)) program.error('--block and --coin need --fork.');

const given = process.env.UPLINE_DATA_DIR || '.upline';
const dataDir = resolve(given);
const folder = isFork ? forkFolder(dataDir) : dataDir;

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** A data folder for a second copy beside this one. */
function nextFolder(): string {
  let number = 2;
  while (existsSync(`${dataDir}-${number}`)) number++;
  const path = relative('', `${dataDir}-${number}`);
  return path.startsWith('..') ? `${dataDir}-${number}` : path;
}

const began = performance.now();

/** Runs all checks before anything is loaded, started or removed. */
async function prepare() {
  requireServablePath();
  const ports = portsFrom(process.env);
  if (fresh || isFork) await requireOwnData(folder);
  const left = await endLeftovers(folder);
  if (left > 0) console.log(`Ended ${left} processes that a killed run had left behind.`);
  const command = ['pnpm dev', ...process.argv.slice(2).map(shellWord)].join(' ');
  await requireFree(ports, { dataDir: nextFolder(), command });
  if (fresh && !isFork) await removeOwnData(dataDir);
  return ports;
}

const ports = await prepare().catch(fail);

const [{ default: Table }, { Listr }, { describeStack }] = await Promise.all([
  import('cli-table3'),
  import('listr2'),
  import('./stack/stack.ts'),
]);

const stack = describeStack({
  ports,
  dataDir,
  warn: (message) => console.warn(`Server: ${message}`),
  ...(isFork && { fork: { url: process.env.POLYGON_RPC_URL, block, coin } }),
});

let isEnding = false;
async function end(code: number) {
  if (isEnding) return;
  isEnding = true;
  await stack.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

// A package manager runs this command; if it is killed, no signal arrives here.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(1), 1000).unref();

/** Progress of long work: immediately on a terminal, every few seconds in a log. */
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
    ).catch((cause: unknown) => {
      // The list of stages is drawn first; a multi-line message would not fit into it.
      throw new Error('see below', { cause });
    }),
}));

await new Listr(tasks, { rendererOptions: { collapseSubtasks: false } })
  .run()
  .catch(async (error: unknown) => {
    await stack.stop();
    fail(error instanceof Error ? (error.cause ?? error) : error);
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
