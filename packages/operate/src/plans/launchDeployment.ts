import type { Deployment } from '@upline/chain';
import { firstBlock, listPools, type Reader, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { abiHash } from '@upline/chain/abiHash';
import { byPosition, poolTypeAt } from '@upline/domain';
import { type Address, zeroHash } from 'viem';
import { getBlock, getChainId, getCode, readContract } from 'viem/actions';

/**
 * Reconstructs a deployment from the pinned registry, for browsers, which have no file. Takes the
 * first pool listed for each level, with this build's fees.
 * @throws Error with an explanation, if there is no registry of ours or a level has no pool.
 */
export async function launchDeployment(reader: Reader, registry: Address): Promise<Deployment> {
  const [chainId, { hash }, code] = await Promise.all([
    getChainId(reader),
    getBlock(reader, { blockNumber: 0n }),
    getCode(reader, { address: registry }),
  ]);
  if (!code) throw new Error(`No registry stands at ${registry} on the node’s chain.`);
  const asked = { address: registry, abi: uplineRegistryAbi } as const;
  const [root, listed] = await Promise.all([
    readContract(reader, { ...asked, functionName: 'root' }),
    listPools(reader, registry),
  ]);
  const start = await firstBlock(reader, registry, root);
  const pools = byPosition(({ position, fee }) => {
    const first = listed.find((pool) => pool.position === position);
    if (!first) throw new Error(`The registry lists no pool of level ${position}.`);
    const { address, bit } = first;
    return { address, bit, joinningFee: fee, poolType: poolTypeAt(position) };
  });
  const config = await readContract(reader, {
    address: pools[1].address,
    abi: racePoolAbi,
    functionName: 'config',
  });
  return {
    chainId,
    genesisHash: hash ?? zeroHash,
    startBlock: start.number,
    blockHash: start.hash,
    registry,
    stableCoin: config.stable_coin,
    root,
    pools,
    abiHash,
  };
}
