import type { DeployedPool, Deployment, Reader } from '@upline/chain';
import { firstBlock } from '@upline/chain';
import { abiHash } from '@upline/chain/abiHash';
import { levels, poolTypeAt } from '@upline/domain';
import type { Hash } from 'viem';
import type { DeployPlan } from './plan.ts';

/** Creates the content of deployment.json for a deployed plan. */
export async function describeDeployment(
  reader: Reader,
  plan: DeployPlan,
  { genesisHash, gitCommit }: { genesisHash: Hash; gitCommit?: string | undefined },
): Promise<Deployment> {
  const { config, registry, stableCoin } = plan;
  const { root } = config.operator;
  const start = await firstBlock(reader, registry, root);
  const pools = levels.map(({ position }, bit): [number, DeployedPool] => [
    position,
    {
      address: plan.pools[position],
      poolType: poolTypeAt(position),
      joinningFee: config.pools[position].joiningFee,
      bit,
    },
  ]);
  return {
    chainId: config.chainId,
    genesisHash,
    startBlock: start.number,
    blockHash: start.hash,
    registry,
    stableCoin,
    root,
    pools: Object.fromEntries(pools) as Deployment['pools'],
    gitCommit,
    abiHash,
  };
}
