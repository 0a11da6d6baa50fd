import { localClient } from '@upline/chain/demo';
import { atLeastOne } from '@upline/operate/node';
import { Command } from 'commander';
import { deepestReorg, reorg } from '../controls/reorg.ts';
import type { Place } from './place.ts';

export function reorgCommand({ rpcUrl, print, deployed }: Place): Command {
  return new Command('reorg')
    .description('replace the newest blocks by empty ones, which undoes their transactions')
    .requiredOption('--depth <blocks>', `how many, ${deepestReorg} at most`, atLeastOne)
    .action(async ({ depth }: { depth: number }) => {
      const client = localClient(rpcUrl);
      await reorg(client, await deployed(), depth);
      const { number, hash } = await client.getBlock();
      const replaced =
        depth === 1 ? '1 block was replaced by an empty one' : `${depth} blocks were replaced by empty ones`;
      print(`${replaced}. The chain is at block ${number}, ${hash}.`);
    });
}
