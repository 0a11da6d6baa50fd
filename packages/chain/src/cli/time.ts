import { Command } from 'commander';
import { localClient } from '../local/localClient.ts';
import type { Place } from './place.ts';
import { duration } from './words.ts';

const lastYear = 2100;
const end = Date.UTC(lastYear + 1, 0, 1) / 1000;

/** `time`: moves the chain's clock. */
export function timeCommand({ rpcUrl, say }: Place): Command {
  return new Command('time')
    .description('move the chain’s clock forward')
    .argument('<duration>', 'by how much: +90s, +15m, +6h, +7d; +3650d at most', duration)
    .action(async (seconds: number) => {
      const client = localClient(rpcUrl);
      const { timestamp: before } = await client.getBlock();
      // A chain that nobody used for a while goes on from the wall clock, not from its newest block.
      if (Math.max(Number(before), Date.now() / 1000) + seconds >= end) {
        throw new Error(
          `The chain's time may not pass the year ${lastYear}: it is ` +
            `${new Date(Number(before) * 1000).toISOString()} there.`,
        );
      }
      await client.increaseTime({ seconds });
      await client.mine({ blocks: 1 });
      const { timestamp } = await client.getBlock();
      say(`It is ${new Date(Number(timestamp) * 1000).toISOString()} on the chain.`);
    });
}
