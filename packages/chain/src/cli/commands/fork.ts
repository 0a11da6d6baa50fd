import { gasCoin } from '@upline/domain';
import { Command } from 'commander';
import type { Address } from 'viem';
import { startFork } from '../../local/fork.ts';
import { localClient } from '../../local/localClient.ts';
import type { Place } from '../place.ts';
import { atLeastOne, wallet } from '../words.ts';

interface Flags {
  block?: number;
  fund: Address[];
}

async function fork({ port, say, terminal }: Place, { block, fund }: Flags): Promise<void> {
  const url = terminal.environment.POLYGON_RPC_URL;
  const chain = await startFork({ port, url, block, funded: fund });
  const ended = new Promise((done) => chain.process.once('close', done));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void chain.stop());
  const { number } = await localClient(chain.rpcUrl).getBlock();
  say(`A fork of Polygon at block ${number} listens on ${chain.rpcUrl}; it is kept in memory alone.`);
  say(
    `To rehearse a deployment: POLYGON_RPC_URL=${chain.rpcUrl} pnpm deploy:contracts --folder <another folder>`,
  );
  for (const funded of fund) say(`${funded} has ${gasCoin} for gas here.`);
  if (fund.length === 0) say(`Who deploys needs ${gasCoin} here: --fund <wallet> gives it.`);
  say('Ctrl-C ends it.');
  await ended;
}

/** `fork`: Polygon as it was at a block, to play with. */
export function forkCommand(place: Place): Command {
  return new Command('fork')
    .description('start a copy of Polygon through the node of POLYGON_RPC_URL; Ctrl-C ends it')
    .addHelpText(
      'after',
      '\nWhile it runs, the list of processes on this machine shows the address of the node.',
    )
    .option('--block <number>', 'as of which block; else the newest', atLeastOne)
    .option(
      '--fund <wallet>',
      `give a wallet ${gasCoin} for gas on the copy; may be repeated`,
      (text: string, before: Address[]) => [...before, wallet(text)],
      [],
    )
    .action((flags: Flags) => fork(place, flags));
}
