import type { Deployment } from '@upline/chain';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type LocalClient, localClient } from '@upline/chain/demo';
import { levels } from '@upline/domain';
import type { Abi, Address } from 'viem';
import { readContract } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { type BatchedClient, batchedClient } from '../local/batchedClient.ts';

/** A contract that the workbench can decode. */
export interface WorkbenchContract {
  /** Id in URLs: `registry`, `level-4`, `coin`. */
  id: string;
  /** Display name: `Registry`, `Level 4`, the coin's symbol. */
  name: string;
  kind: 'registry' | 'race' | 'global' | 'coin';
  address: Address;
  abi: Abi;
}

/** A development chain and our contracts on it. */
export interface Workbench {
  client: LocalClient;
  /** The same node with batched requests. */
  reader: BatchedClient;
  deployment: Deployment;
  contracts: readonly WorkbenchContract[];
  /** The last block shared with the forked chain; `null` if the chain is no fork. */
  forkBlock: number | null;
}

/** Thrown if the node is not the declared chain; nothing is sent to it then. */
export class NotTheDeclaredChain extends Error {
  override readonly name = 'NotTheDeclaredChain';
}

interface NodeInfo {
  Method: 'anvil_nodeInfo';
  Parameters?: undefined;
  ReturnType: { forkConfig: { forkUrl: string | null; forkBlockNumber: number | null } };
}

interface ClientVersion {
  Method: 'web3_clientVersion';
  Parameters?: undefined;
  ReturnType: string;
}

/**
 * True if the node answered that it does not support the method; other errors are about the
 * connection.
 */
const answersNo = (error: unknown) =>
  error instanceof Error && /MethodNotFound|MethodNotSupported|InvalidParams|UnknownRpc/.test(error.name);

async function requireDeclared(client: LocalClient, deployment: Deployment, forkBlock: number | null) {
  const { registry, genesisHash, startBlock, blockHash } = deployment;
  const version = await client.request<ClientVersion>({ method: 'web3_clientVersion' });
  if (!version.toLowerCase().startsWith('anvil/')) throw new NotTheDeclaredChain(`The node is ${version}.`);
  const { forkConfig } = await client.request<NodeInfo>({ method: 'anvil_nodeInfo' });
  const copied = forkConfig.forkUrl === null ? null : forkConfig.forkBlockNumber;
  if (copied !== forkBlock) throw new NotTheDeclaredChain('The node is not the fork that was declared.');
  const [genesis, start, code] = await Promise.all([
    client.getBlock({ blockNumber: 0n }),
    // Another chain may be shorter.
    client.getBlock({ blockNumber: startBlock }).catch(() => null),
    client.getCode({ address: registry }),
  ]);
  if (genesis.hash !== genesisHash || start?.hash !== blockHash || !code) {
    throw new NotTheDeclaredChain('The chain is not the one that the deployment was made on.');
  }
}

async function contractsOf(client: LocalClient, deployment: Deployment): Promise<WorkbenchContract[]> {
  const { registry, stableCoin, pools } = deployment;
  const symbol = await readContract(client, {
    address: stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'symbol',
  });
  return [
    { id: 'registry', name: 'Registry', kind: 'registry', address: registry, abi: uplineRegistryAbi },
    ...levels.map(({ position, kind }): WorkbenchContract => {
      const { address } = pools[position];
      return {
        id: `level-${position}`,
        name: `Level ${position}`,
        kind,
        address,
        abi: kind === 'global' ? globalPoolAbi : racePoolAbi,
      };
    }),
    { id: 'coin', name: symbol, kind: 'coin', address: stableCoin, abi: mockStableCoinAbi },
  ];
}

/**
 * Opens the declared chain. Local chains and forks have Polygon's id, so the checks are that the
 * node is Anvil and that the chain has the deployment.
 * @param forkBlock Block number of the declared fork; `null` for a local chain.
 * @throws NotTheDeclaredChain for any other node.
 * @throws Error viem's own, if the node does not answer.
 */
export async function openWorkbench(
  rpcUrl: string,
  deployment: Deployment,
  forkBlock: number | null,
): Promise<Workbench> {
  const client = localClient(rpcUrl);
  const reader = batchedClient(rpcUrl);
  await requireStill({ client, deployment, forkBlock });
  return { client, reader, deployment, contracts: await contractsOf(client, deployment), forkBlock };
}

/**
 * Checks again that the node is the declared chain, since it may have been restarted or replaced.
 * @throws NotTheDeclaredChain if it is another chain.
 * @throws Error viem's own, if the node does not answer.
 */
export async function requireStill({
  client,
  deployment,
  forkBlock,
}: Pick<Workbench, 'client' | 'deployment' | 'forkBlock'>): Promise<void> {
  try {
    await requireDeclared(client, deployment, forkBlock);
  } catch (error) {
    if (answersNo(error)) throw new NotTheDeclaredChain('The node is no Anvil.', { cause: error });
    throw error;
  }
}

/** Finds our contract at an address, or `undefined`. */
export function contractAt({ contracts }: Workbench, address: string | null): WorkbenchContract | undefined {
  return contracts.find((contract) => address && isAddressEqual(contract.address, address as Address));
}
