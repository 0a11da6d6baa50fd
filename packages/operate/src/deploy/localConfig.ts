import { operator } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import type { DeployConfig } from './config.ts';
import { poolTerms } from './poolTerms.ts';

/** What a local chain gets: the terms of every chain, a coin for everybody, and well-known wallets. */
export function localConfig(): DeployConfig {
  return {
    chainId,
    edition: 'Upline',
    genesisHash: null,
    coin: 'test coin',
    operator: {
      admin: operator.admin().address,
      modifierAdmin: operator.modifierAdmin().address,
      productPool: operator.productPool().address,
      royaltyAdmin: operator.royaltyAdmin().address,
      root: operator.root().address,
      seats: [],
    },
    pools: poolTerms,
  };
}
