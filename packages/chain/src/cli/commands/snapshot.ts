import { Command } from 'commander';
import { localClient } from '../../local/localClient.ts';
import type { Place } from '../place.ts';

/** `snapshot`: remembers the chain as it is. */
export function snapshotCommand({ rpcUrl, say }: Place): Command {
  return new Command('snapshot')
    .description('remember the chain as it is now, until it ends, and print the ID to go back with')
    .action(async () => {
      const client = localClient(rpcUrl);
      const id = await client.snapshot();
      say(
        `Snapshot ${id} at block ${await client.getBlockNumber()}. Back to it, once: pnpm chain revert ${id}`,
      );
    });
}
