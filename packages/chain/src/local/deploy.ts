import { chainId, levels } from '@upline/domain';
import { type Address, type Hex, keccak256, stringToHex } from 'viem';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { checkPools } from './checkPools.ts';
import { type Artifact, type Artifacts, compileContracts } from './compile.ts';
import { deploymentPath, readDeployment, startOver, writeDeployment } from './deploymentFile.ts';
import { deployPools } from './deployPools.ts';
import { type LocalClient, localClient } from './localClient.ts';

/** keccak-256 of the ABIs in this source tree. */
export const abiHash: Hex = keccak256(
  stringToHex(JSON.stringify([uplineRegistryAbi, racePoolAbi, globalPoolAbi])),
);

export interface DeployOptions {
  rpcUrl: string;
  /** The folder that keeps deployment.json. */
  dataDir: string;
  /** Written into deployment.json. */
  gitCommit?: string | undefined;
}

/** What the compiler made and what is on the chain, but for the places that a constructor filled in. */
function isCodeOf({ deployedBytecode }: Artifact, code: Hex | undefined): boolean {
  if (code?.length !== deployedBytecode.object.length) return false;
  let blank: string = code;
  for (const { start, length } of Object.values(deployedBytecode.immutableReferences).flat()) {
    const from = 2 + 2 * start;
    blank = blank.slice(0, from) + '00'.repeat(length) + blank.slice(from + 2 * length);
  }
  return blank === deployedBytecode.object;
}

async function isDeployed(client: LocalClient, artifacts: Artifacts, deployed: Deployment): Promise<boolean> {
  const expected: [Address, Artifact][] = [
    [deployed.stableCoin, artifacts.MockStableCoin],
    [deployed.registry, artifacts.UplineRegistry],
    ...levels.map(({ position, kind }): [Address, Artifact] => [
      deployed.pools[position].address,
      kind === 'race' ? artifacts.RacePool : artifacts.GlobalPool,
    ]),
  ];
  const same = await Promise.all(
    expected.map(async ([address, artifact]) => isCodeOf(artifact, await client.getCode({ address }))),
  );
  return same.every(Boolean);
}

/**
 * Brings the contracts of this source tree onto a local chain and notes where they are in deployment.json.
 * What is there already, with the same code, is kept.
 * @throws Error when the chain is not 137, when the folder's deployment belongs to another chain (by its
 * genesis), or when the chain then says anything else than what was meant.
 */
export async function deploy({ rpcUrl, dataDir, gitCommit }: DeployOptions): Promise<Deployment> {
  const client = localClient(rpcUrl);
  const id = await client.getChainId();
  if (id !== chainId) throw new Error(`The chain at ${rpcUrl} has the id ${id}, not ${chainId}.`);
  const { hash: genesisHash } = await client.getBlock({ blockNumber: 0n });
  const known = await readDeployment(dataDir);
  if (known && known.genesisHash !== genesisHash) {
    throw new Error(
      `${deploymentPath(dataDir)} belongs to another chain: its genesis is ${known.genesisHash}, ` +
        `that of ${rpcUrl} is ${genesisHash}. ${startOver}`,
    );
  }
  const artifacts = await compileContracts();
  if (known?.abiHash === abiHash && (await isDeployed(client, artifacts, known))) return known;

  const start = await client.getBlock();
  const addresses = await deployPools(client, artifacts);
  await checkPools(client, addresses);
  const deployed: Deployment = {
    chainId,
    genesisHash,
    startBlock: start.number,
    blockHash: start.hash,
    ...addresses,
    gitCommit,
    abiHash,
  };
  await writeDeployment(dataDir, deployed);
  return deployed;
}
