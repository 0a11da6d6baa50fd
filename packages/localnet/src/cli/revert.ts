import { localClient } from '@upline/chain/demo';
import { Command, InvalidArgumentError } from 'commander';
import type { Quantity } from 'viem';
import { isHex } from 'viem/utils';
import { revertTo } from '../controls/snapshots.ts';
import type { Place } from './place.ts';

function snapshotId(text: string): Quantity {
  if (!isHex(text) || text === '0x') throw new InvalidArgumentError('Give the ID that snapshot printed: 0x…');
  return text;
}

export function revertCommand({ rpcUrl, print }: Place): Command {
  return new Command('revert')
    .description('go back to a snapshot; this uses up the snapshot and all later ones')
    .argument('<id>', 'what snapshot printed', snapshotId)
    .action(async (id: Quantity) => {
      const client = localClient(rpcUrl);
      await revertTo(client, id);
      print(
        `Back at block ${await client.getBlockNumber()}. Snapshot ${id} and later ones are consumed; ` +
          'for another way back take a new one.',
      );
    });
}
