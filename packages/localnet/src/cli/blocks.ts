import { localClient } from '@upline/chain/demo';
import { duration } from '@upline/operate/node';
import { Command, InvalidArgumentError } from 'commander';
import { type Mining, setMining, waitingTransactions } from '../controls/mining.ts';
import type { Place } from './place.ts';

/** Upper limit for block times, seconds; more is probably a typing error. */
const mostSeconds = 3600;

function miningOf(text: string): Mining {
  if (text === 'hold') return { kind: 'byHand' };
  if (text === 'release') return { kind: 'atOnce' };
  const seconds = /^\d+s$/.test(text) ? duration(text) : 0;
  if (seconds < 1 || seconds > mostSeconds) {
    throw new InvalidArgumentError('Give hold, release, or seconds from 1s to 3600s.');
  }
  return { kind: 'every', seconds };
}

export function blocksCommand({ rpcUrl, print }: Place): Command {
  return new Command('blocks')
    .description('hold blocks back, release them, or have one come every so many seconds')
    .argument('<how>', 'hold, release, or seconds such as 2s', miningOf)
    .action(async (mining: Mining) => {
      const client = localClient(rpcUrl);
      await setMining(client, mining);
      switch (mining.kind) {
        case 'byHand':
          print(
            `Blocks are held back: ${await waitingTransactions(client)} transactions wait. Go on with: pnpm chain blocks release`,
          );
          return;
        case 'atOnce':
          print(
            `Each transaction has a block at once. The chain is at block ${await client.getBlockNumber()}.`,
          );
          return;
        case 'every':
          print(`A block comes every ${mining.seconds} s.`);
      }
    });
}
