import { operator } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import type { DeployConfig } from './config.ts';
import { poolTerms } from './poolTerms.ts';

/** The configuration of local chains: Polygon's terms, a test coin, and Anvil's accounts. */
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
