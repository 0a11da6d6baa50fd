import type { PoolType, Position } from '@upline/domain';
import type { Address, Hash, Hex } from 'viem';

/** One pool as it was deployed. */
export interface DeployedPool {
  address: Address;
  poolType: PoolType;
  /** The joining fee at deployment, units of 10⁻⁶ of the stable coin. */
  joinningFee: bigint;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
}

/** What was deployed where: the whole content of deployment.json. */
export interface Deployment {
  chainId: number;
  /** With the chain's id it names the chain: every local chain calls itself 137 too. */
  genesisHash: Hash;
  /** The block from which on events are worth reading, and its hash. */
  startBlock: bigint;
  blockHash: Hash;
  registry: Address;
  stableCoin: Address;
  /** The wallet at which every line of sponsors ends. */
  root: Address;
  pools: Readonly<Record<Position, DeployedPool>>;
  gitCommit?: string | undefined;
  /** keccak-256 of the ABIs that this deployment answers to. */
  abiHash: Hex;
}
