import { localClient } from '@upline/chain/demo';
import { Command } from 'commander';
import { failNext } from '../controls/failNext.ts';
import type { Place } from './place.ts';
import { untilSignal } from './untilSignal.ts';

export function failNextCommand({ rpcUrl, print }: Place): Command {
  return new Command('fail-next')
    .description('have the next transaction that anybody sends mined as failed, and wait for it')
    .action(async () => {
      print('Blocks are held back until a transaction comes. Ctrl-C ends the waiting.');
      const hash = await failNext(localClient(rpcUrl), untilSignal());
      print(hash ? `${hash} was mined as failed.` : 'Nothing was failed; blocks come as before.');
    });
}
