import { atLeastOne, whole } from '@upline/operate/node';
import { Command } from 'commander';
import { demoMemberCount, demoSeed } from '../local/demoMembers.ts';
import { growWithProgress } from './growWithProgress.ts';
import type { Place } from './place.ts';
import { untilSignal } from './untilSignal.ts';

export function growCommand(place: Place): Command {
  return new Command('grow')
    .description('grow the demo network to a number of members, by real transactions')
    .argument('[members]', 'how many there are to be, as with --members', atLeastOne)
    .option('--members <count>', `how many members in total (default: ${demoMemberCount})`, atLeastOne)
    .option('--seed <number>', 'which demo network', whole, demoSeed)
    .action(async (count: number | undefined, { members, seed }: { members?: number; seed: number }) => {
      if (count !== undefined && members !== undefined && count !== members) {
        throw new Error(`Give the number of members once: ${count}, or --members ${members}.`);
      }
      const deployment = await place.deployed();
      const wanted = members ?? count ?? demoMemberCount;
      await growWithProgress(place, { deployment, members: wanted, seed }, untilSignal());
    });
}
