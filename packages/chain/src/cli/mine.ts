import { Command, InvalidArgumentError } from 'commander';
import { localClient } from '../local/localClient.ts';
import { mineAtOnce } from '../local/mining.ts';
import type { Place } from './place.ts';
import { atLeastOne } from './words.ts';

/** Anvil keeps the whole state of each block: a thousand take seconds, ten thousand take minutes. */
const mostBlocks = 1000;

/** How many are mined in one request, so that each is answered soon. */
const together = 50;

function blockCount(text: string): number {
  const count = atLeastOne(text);
  if (count > mostBlocks) throw new InvalidArgumentError('Give 1,000 blocks at most in one call.');
  return count;
}

/** `mine`: empty blocks. */
export function mineCommand({ rpcUrl, say }: Place): Command {
  return new Command('mine')
    .description('mine empty blocks; a chain that holds blocks back resumes')
    .argument('[blocks]', 'how many, 1,000 at most', blockCount, 1)
    .action(async (blocks: number) => {
      const client = localClient(rpcUrl);
      await mineAtOnce(client);
      for (let left = blocks; left > 0; left -= together) {
        await client.mine({ blocks: Math.min(left, together) });
      }
      say(`The chain is at block ${await client.getBlockNumber()}.`);
    });
}
