import { globalPoolAbi, racePoolAbi } from '@upline/chain';
import { localClient, readDeployment } from '@upline/chain/local';
import { levelAt, levels } from '@upline/domain';
import type { Address } from 'viem';
import { dataFolderVariable, journeyPorts } from './journeyPorts.ts';

/** What the contracts themselves say, asked past server and app. */
export async function chainWitness() {
  const rpcUrl = `http://127.0.0.1:${journeyPorts().rpc}`;
  const client = localClient(rpcUrl);
  const deployment = await readDeployment(process.env[dataFolderVariable] ?? '');
  if (!deployment) throw new Error('The stack of this run has no deployment.');
  const pools = levels.map(({ position }) => ({ position, ...deployment.pools[position] }));

  return {
    rpcUrl,
    deployment,
    head: () => client.getBlockNumber({ cacheTime: 0 }),

    /** How many transactions a wallet has sent. */
    sent: (wallet: Address) => client.getTransactionCount({ address: wallet }),

    /** Everything that the pools owe a member, units of 10⁻⁶. */
    async owed(member: Address): Promise<bigint> {
      const parts = await Promise.all(
        pools.map(({ address }) =>
          client.readContract({
            address,
            abi: racePoolAbi,
            functionName: 'getCurrentBonusEarned',
            args: [member],
          }),
        ),
      );
      return parts.reduce((sum, part) => sum + part, 0n);
    },

    /** The bonuses that a member was credited for other people's purchases after a block, units of 10⁻⁶. */
    async referralCredits(member: Address, after: bigint): Promise<bigint> {
      const range = { fromBlock: after + 1n, strict: true, args: { referral: member } } as const;
      const credits = await Promise.all(
        pools.map(async ({ position, address }) => {
          if (levelAt(position).kind === 'global') {
            const logs = await client.getContractEvents({
              ...range,
              address,
              abi: globalPoolAbi,
              eventName: 'Invested',
            });
            return logs.map(({ args }) => args.referralCut);
          }
          const logs = await client.getContractEvents({
            ...range,
            address,
            abi: racePoolAbi,
            eventName: 'Invested',
          });
          return logs.map(({ args }) => args.bonus);
        }),
      );
      return credits.flat().reduce((sum, credit) => sum + credit, 0n);
    },
  };
}
