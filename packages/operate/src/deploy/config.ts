import type { PoolTerms, Position } from '@upline/domain';
import type { Address, Hash } from 'viem';

/** The wallets of the operator. */
export interface OperatorWallets {
  /** Deploys, gives the seats, seals the registry and opens the pools: its key runs the deployment. */
  admin: Address;
  /** Changes the terms, slowly. */
  modifierAdmin: Address;
  /** Receives the product funds. */
  productPool: Address;
  /** Receives the royalty funds. */
  royaltyAdmin: Address;
  /** The wallet at which every line of sponsors ends; it has the first seat in each pool. */
  root: Address;
  /** Further seats without a fee, in order. Each of these wallets enrolls itself before it is seated. */
  seats: readonly Address[];
}

/** A coin that is on the chain already, as it must answer before anything is sent. */
export interface ExpectedCoin {
  address: Address;
  symbol: string;
}

/** Everything that a deployment is to be: what is sent follows from it, and what is on chain is held to it. */
export interface DeployConfig {
  chainId: number;
  /** A part of every address: another edition is another deployment beside the first. */
  edition: string;
  /** The hash of block 0, which tells chains with one id apart; `null` where each chain makes its own. */
  genesisHash: Hash | null;
  /** `test coin` deploys one that everybody may mint. */
  coin: ExpectedCoin | 'test coin';
  operator: OperatorWallets;
  pools: Readonly<Record<Position, PoolTerms>>;
}

/** A configuration in which wallets may not have been chosen yet. */
export interface OpenConfig extends Omit<DeployConfig, 'operator'> {
  operator: { readonly [Role in keyof OperatorWallets]: OperatorWallets[Role] | null };
}
