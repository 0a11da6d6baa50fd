import { whole } from '@upline/operate/node';
import { Command } from 'commander';
import { startChain } from '../local/anvil.ts';
import { demoMemberCount, demoPast, demoSeed } from '../local/demoMembers.ts';
import { deploy } from '../local/deploy.ts';
import { growWithProgress } from './growWithProgress.ts';
import type { Place } from './place.ts';

export function startCommand(place: Place): Command {
  const { dataDir, port, print } = place;
  return new Command('start')
    .description('start the chain, deploy what is missing, grow a demo network; Ctrl-C ends it')
    .option('--members <count>', 'how many demo members to grow, 0 for none', whole, demoMemberCount)
    .option('--seed <number>', 'which demo network', whole, demoSeed)
    .action(async ({ members, seed }: { members: number; seed: number }) => {
      const since = members > 0 ? new Date(Date.now() - demoPast) : undefined;
      const chain = await startChain({ port, dataDir, since });
      const ended = new Promise((done) => chain.process.once('close', done));
      const controller = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          controller.abort();
          void chain.stop();
        });
      }
      try {
        const deployment = await deploy({ rpcUrl: chain.rpcUrl, dataDir });
        if (members > 0) await growWithProgress(place, { deployment, members, seed }, controller.signal);
      } catch (error) {
        await chain.stop();
        if (controller.signal.aborted) return;
        throw error;
      }
      if (!controller.signal.aborted) print(`The chain listens on ${chain.rpcUrl}. Ctrl-C ends it.`);
      await ended;
    });
}
