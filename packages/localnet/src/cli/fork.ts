import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fund, localClient, operator } from '@upline/chain/demo';
import { formatMoney, gasCoin } from '@upline/domain';
import { atLeastOne, dollars, holder, wallet } from '@upline/operate/node';
import { shellWord } from '@upline/operate/shellWord';
import { Command } from 'commander';
import type { Address } from 'viem';
import { forkFolder, launchFolder } from '../local/dataFolder.ts';
import { forkAt, forkName, startFork } from '../local/fork.ts';
import { NoCoin, prepareLaunch, rehearse } from '../local/rehearsal.ts';
import type { Place } from './place.ts';

interface Flags {
  block?: number;
  coin?: Address;
  bare: boolean;
  fund: Address[];
  coins: bigint;
}

async function deployPools(place: Place, { coin, fund: funded, coins }: Flags): Promise<void> {
  const { rpcUrl, dataDir, print } = place;
  print('Bringing the pools there.');
  const deployment = await rehearse({ rpcUrl, dataDir, coin }).catch((error: unknown) => {
    if (!(error instanceof NoCoin)) throw error;
    const words = error.message.replace(/\.$/, ', or leave the pools out with --bare.');
    throw new Error(words, { cause: error });
  });
  print(`registry    ${deployment.registry}\nstable coin ${deployment.stableCoin}`);
  print(
    'Their operator are well-known wallets: the admin has the first of Anvil’s accounts, the root the second.',
  );
  for (const one of funded) {
    await fund({ rpcUrl, deployment }, one, coins);
    print(`${one} has ${gasCoin} for gas and ${formatMoney(coins)} more of the stable coin.`);
  }
}

/** Writes the configuration of a rehearsal and prints the command to run it. */
async function offerLaunch({ rpcUrl, dataDir, print }: Place, coin: Address | undefined): Promise<void> {
  const folder = join(forkFolder(dataDir), launchFolder);
  const file = `${folder}.json`;
  await writeFile(file, `${JSON.stringify(await prepareLaunch(localClient(rpcUrl), coin), null, 2)}\n`);
  const words = ['--config', file, '--folder', folder, '--yes'].map(shellWord).join(' ');
  const { privateKey } = operator.admin();
  print('To rehearse a launch with Anvil’s well-known wallets, in another terminal:');
  print(`POLYGON_RPC_URL=${rpcUrl} UPLINE_DEPLOYER_KEY=${privateKey} pnpm deploy:contracts ${words}`);
  print(
    `The file names wallets and coin: change it for your own. They need ${gasCoin} here: --fund <wallet>.`,
  );
}

async function fork(place: Place, flags: Flags): Promise<void> {
  const { port, print, terminal, rpcUrl } = place;
  const { block, bare, fund: funded } = flags;
  const url = terminal.environment.POLYGON_RPC_URL;
  const chain = await startFork({ port, url, block, folder: forkFolder(place.dataDir), funded });
  const ended = new Promise((done) => chain.process.once('close', done));
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isEnding = true;
      void chain.stop();
    });
  }
  try {
    const copied = await forkAt(localClient(rpcUrl));
    if (copied) print(`A ${forkName(copied)} listens on ${rpcUrl}; it is kept in memory alone.`);
    if (!bare) await deployPools(place, flags);
    else for (const one of funded) print(`${one} has ${gasCoin} for gas here.`);
  } catch (error) {
    await chain.stop();
    if (isEnding) return;
    throw error;
  }
  if (bare) {
    await offerLaunch(place, flags.coin);
  } else {
    print('To play with it: pnpm chain status, mint, buy, claim, grow … in another terminal.');
  }
  print('Ctrl-C ends it.');
  await ended;
}

export function forkCommand(place: Place): Command {
  return new Command('fork')
    .description(
      'copy Polygon through the node of POLYGON_RPC_URL and deploy the pools on it; Ctrl-C ends it',
    )
    .addHelpText(
      'after',
      '\nWhile it runs, the list of processes on this machine shows the URL of the node. Nothing of a copy is' +
        '\nkept when it ends. docs/developing-contracts.md says what can be done with it.',
    )
    .option('--block <number>', 'copy the chain as of this block; else the newest', atLeastOne)
    .option('--coin <address>', 'the stable coin to use; on Polygon the real USDC unless given', wallet)
    .option('--bare', 'deploy no pools, to try out a launch', false)
    .option(
      '--fund <wallet>',
      `give a wallet ${gasCoin} and, with pools, coins on the copy; may be repeated`,
      (text: string, before: Address[]) => [...before, holder(text)],
      [],
    )
    .option('--coins <dollars>', 'how many coins --fund gives', dollars, dollars('10000'))
    .action((flags: Flags) => fork(place, flags));
}
