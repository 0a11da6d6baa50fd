import { racePoolAbi } from '@upline/chain';
import { levels } from '@upline/domain';
import type { Workbench } from './workbench.ts';

/** An announced change and the time from which it can be executed, seconds. */
export interface AnnouncedChange {
  /** `Level 3’s terms`. */
  what: string;
  readyAt: bigint;
}

/** The pools' announced changes that are not yet due, earliest first. */
export async function readAnnounced({
  client,
  deployment,
}: Pick<Workbench, 'client' | 'deployment'>): Promise<AnnouncedChange[]> {
  const { timestamp } = await client.getBlock();
  const read = levels.map(async ({ position }) => {
    const pool = { address: deployment.pools[position].address, abi: racePoolAbi } as const;
    const [[, terms], [retirement]] = await Promise.all([
      client.readContract({ ...pool, functionName: 'pending_terms' }),
      client.readContract({ ...pool, functionName: 'pending_retirement' }),
    ]);
    return [
      { what: `Level ${position}’s terms`, readyAt: terms },
      { what: `Level ${position}’s end`, readyAt: retirement },
    ];
  });
  return (await Promise.all(read))
    .flat()
    .filter(({ readyAt }) => readyAt > timestamp)
    .toSorted((a, b) => Number(a.readyAt - b.readyAt));
}
