import type { PoolType, Position } from '@upline/domain';
import type { Address, Hash, Hex } from 'viem';

export interface DeployedPool {
  address: Address;
  poolType: PoolType;
  /** The joining fee at deployment, units of 10⁻⁶ of the stable coin. */
  joinningFee: bigint;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
}

/** The content of deployment.json. */
export interface Deployment {
  chainId: number;
  /** Identifies the chain together with its id, since every local chain has the id 137 too. */
  genesisHash: Hash;
  /** The block of the registry's deployment, from which events are read, and its hash. */
  startBlock: bigint;
  blockHash: Hash;
  registry: Address;
  stableCoin: Address;
  /** The root wallet, where every line of sponsors ends. */
  root: Address;
  pools: Readonly<Record<Position, DeployedPool>>;
  gitCommit?: string | undefined;
  /** keccak-256 of the ABIs of this deployment. */
  abiHash: Hex;
}
