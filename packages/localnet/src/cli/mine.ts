import { localClient } from '@upline/chain/demo';
import { atLeastOne } from '@upline/operate/node';
import { Command, InvalidArgumentError } from 'commander';
import { mineBlocks, mostBlocks, releaseBlocks } from '../controls/mining.ts';
import type { Place } from './place.ts';

function blockCount(text: string): number {
  const count = atLeastOne(text);
  if (count > mostBlocks) throw new InvalidArgumentError('Give 1,000 blocks at most in one call.');
  return count;
}

export function mineCommand({ rpcUrl, print }: Place): Command {
  return new Command('mine')
    .description('mine empty blocks; a chain that holds blocks back resumes')
    .argument('[blocks]', 'how many, 1,000 at most', blockCount, 1)
    .action(async (blocks: number) => {
      const client = localClient(rpcUrl);
      await releaseBlocks(client);
      await mineBlocks(client, blocks);
      print(`The chain is at block ${await client.getBlockNumber()}.`);
    });
}
