import type { Deployment } from '@upline/chain';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { type LocalClient, localClient } from '@upline/chain/demo';
import { levels } from '@upline/domain';
import type { Abi, Address } from 'viem';
import { readContract } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { type BatchedClient, batchedClient } from '../local/batchedClient.ts';

/** A contract whose calls, events and slots the workbench has words for. */
export interface WorkbenchContract {
  /** As pages name it in their addresses: `registry`, `level-4`, `coin`. */
  id: string;
  /** As people say it: `Registry`, `Level 4`, the coin's own symbol. */
  name: string;
  kind: 'registry' | 'race' | 'global' | 'coin';
  address: Address;
  abi: Abi;
}

/** A chain that may be played with, and our contracts on it. */
export interface Workbench {
  client: LocalClient;
  /** The same node for reading much at once: what is asked for together travels together. */
  reader: BatchedClient;
  deployment: Deployment;
  contracts: readonly WorkbenchContract[];
  /** The last block that a fork shares with its chain; `null` on a chain of our own. */
  forkBlock: number | null;
}

/** A node that is not what was declared: nothing may be tried there. */
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

/** What a node says that knows a method not, or refuses it; every other error is one of reaching it. */
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
    // A chain that is not ours may be too short for it.
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
 * Opens the chain that was declared. Our local chain carries Polygon's id and so does a fork: what counts is that the
 * node answers as Anvil, and that the deployment was made there.
 * @param forkBlock Of which block the declared fork is; `null` where a chain of our own is declared.
 * @throws NotTheDeclaredChain for any other node.
 * @throws Error viem's own, when the node does not answer.
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
 * Asks once more whether the node is what was declared: it may have been started again, or replaced.
 * @throws NotTheDeclaredChain when it is another one now.
 * @throws Error viem's own, when the node does not answer.
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

/** The contract at an address; `undefined` when it is none of ours. */
export function contractAt({ contracts }: Workbench, address: string | null): WorkbenchContract | undefined {
  return contracts.find((contract) => address && isAddressEqual(contract.address, address as Address));
}
