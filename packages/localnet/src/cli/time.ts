import { localClient } from '@upline/chain/demo';
import { duration } from '@upline/operate/node';
import { Command } from 'commander';
import { moveTime } from '../controls/clock.ts';
import type { Place } from './place.ts';

export function timeCommand({ rpcUrl, print }: Place): Command {
  return new Command('time')
    .description('move the chain’s clock forward')
    .argument('<duration>', 'by how much: +90s, +15m, +6h, +7d; +3650d at most', duration)
    .action(async (seconds: number) => {
      const timestamp = await moveTime(localClient(rpcUrl), seconds);
      print(`It is ${new Date(Number(timestamp) * 1000).toISOString()} on the chain.`);
    });
}
