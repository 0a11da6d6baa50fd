import type { PoolTerms, Position } from '@upline/domain';
import type { Address, Hash } from 'viem';

export interface OperatorWallets {
  /** Deploys, grants seats, seals the registry and opens the pools; its key runs the deployment. */
  admin: Address;
  /** Changes the terms with a delay. */
  modifierAdmin: Address;
  /** Receives the product funds. */
  productPool: Address;
  /** Receives the royalty funds. */
  royaltyAdmin: Address;
  /** The root wallet, where every line of sponsors ends; it has the first seat in each pool. */
  root: Address;
  /** Further seats without a fee, in order. Each wallet must enroll itself before it is seated. */
  seats: readonly Address[];
}

/** An existing coin, with the symbol to verify before anything is sent. */
export interface ExpectedCoin {
  address: Address;
  symbol: string;
}

/** The configuration of a deployment, which determines all transactions and the later checks. */
export interface DeployConfig {
  chainId: number;
  /** Part of the salt of every address: another edition is a separate deployment. */
  edition: string;
  /** Hash of block 0, which distinguishes chains with the same id; `null` for local chains. */
  genesisHash: Hash | null;
  /** `test coin` deploys a coin that anyone may mint. */
  coin: ExpectedCoin | 'test coin';
  operator: OperatorWallets;
  pools: Readonly<Record<Position, PoolTerms>>;
}

/** A configuration whose wallets may be missing. */
export interface OpenConfig extends Omit<DeployConfig, 'operator'> {
  operator: { readonly [Role in keyof OperatorWallets]: OperatorWallets[Role] | null };
}
