import { localClient } from '@upline/chain/demo';
import { Command } from 'commander';
import { takeSnapshot } from '../controls/snapshots.ts';
import type { Place } from './place.ts';

export function snapshotCommand({ rpcUrl, print }: Place): Command {
  return new Command('snapshot')
    .description('save the state of the chain until it ends, and print the ID to revert to')
    .argument('[name]', 'what the workbench calls it')
    .action(async (name?: string) => {
      const client = localClient(rpcUrl);
      const id = await takeSnapshot(client, name);
      print(
        `Snapshot ${id} at block ${await client.getBlockNumber()}. Back to it, once: pnpm chain revert ${id}`,
      );
    });
}
