import type { Deployment } from '@upline/chain';
import { listPools, type Reader, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { isBuiltCode, poolCode } from '@upline/chain/internal';
import { firstGlobalTerms, firstRaceTerms, isPosition, levelAt } from '@upline/domain';
import { type Address, erc20Abi, isAddressEqual } from 'viem';
import { getBlock, getCode, readContract } from 'viem/actions';
import type { Candidate, DeploymentState, HeldToken, LookAt, PoolState } from './deploymentState.ts';
import { type At, administered, announcedFor, readPoolState } from './readPool.ts';

/** Reads a contract's values as a pool; `null` if it is none. */
async function selfDescribed({ reader, blockNumber }: At, address: Address) {
  const asked = { address, abi: racePoolAbi, blockNumber } as const;
  try {
    const position = await readContract(reader, { ...asked, functionName: 'position' });
    const kind = await readContract(reader, { ...asked, functionName: 'kind' });
    if (!isPosition(position)) return null;
    const name = `pool ${position} at ${address}`;
    const about = { name, address, kind: kind === 0 ? 'race' : 'global' } as const;
    return { ...(await readPoolState({ reader, blockNumber }, about)), position, firstTerms: null };
  } catch {
    return null;
  }
}

async function candidateAt(at: At, registry: Address, address: Address): Promise<Candidate> {
  const [position, ...times] = await readContract(at.reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'pending_pools',
    args: [address],
    blockNumber: at.blockNumber,
  });
  const announced = announcedFor(...times);
  const code = await getCode(at.reader, { address, blockNumber: at.blockNumber });
  const pool = code ? await selfDescribed(at, address) : null;
  return {
    address,
    pool,
    isBuiltHere: pool !== null && isBuiltCode(poolCode[pool.kind], code),
    announced: announced && { ...announced, position },
  };
}

async function tokenAt({ reader, blockNumber }: At, address: Address, pools: readonly Address[]) {
  const balances = pools.map(async (pool) => {
    const asked = { address, abi: erc20Abi, functionName: 'balanceOf', args: [pool], blockNumber } as const;
    return [pool, await readContract(reader, asked)] as const;
  });
  return { address, balances: Object.fromEntries(await Promise.all(balances)) as HeldToken['balances'] };
}

/**
 * Reads all state that the operator's acts depend on, at a single block. Contracts are read one by
 * one, because public nodes reject hundreds of parallel requests.
 * @throws Error viem's own, if the node does not answer or the contracts are missing.
 */
export async function readDeploymentState(
  reader: Reader,
  deployment: Deployment,
  { candidate, token }: LookAt = {},
): Promise<DeploymentState> {
  const { number: blockNumber, timestamp } = await getBlock(reader);
  const at = { reader, blockNumber };
  const { registry: address } = deployment;
  const listed = await listPools(reader, address);
  const pools: PoolState[] = [];
  for (const { address: pool, position } of listed) {
    const first = deployment.pools[position];
    const isFirst = isAddressEqual(first.address, pool);
    const name = isFirst ? `pool ${position}` : `pool ${position} at ${pool}`;
    const { kind } = levelAt(position);
    const firstTermsOf = kind === 'race' ? firstRaceTerms : firstGlobalTerms;
    pools.push({
      ...(await readPoolState(at, { name, address: pool, kind })),
      position,
      firstTerms: isFirst ? firstTermsOf(first.joinningFee) : null,
    });
  }
  const isSealed = await readContract(reader, {
    address,
    abi: uplineRegistryAbi,
    functionName: 'is_sealed',
    blockNumber,
  });
  const addresses = pools.map((pool) => pool.address);
  return {
    block: blockNumber,
    at: timestamp,
    chainId: deployment.chainId,
    coin: deployment.stableCoin,
    root: deployment.root,
    registry: { ...(await administered(at, 'registry', address)), isSealed },
    pools,
    candidate: candidate ? await candidateAt(at, address, candidate) : null,
    token: token ? await tokenAt(at, token, addresses) : null,
  };
}
