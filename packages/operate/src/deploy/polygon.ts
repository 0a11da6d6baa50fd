import { chainId } from '@upline/domain';
import type { OpenConfig } from './config.ts';
import { poolTerms } from './poolTerms.ts';

/**
 * What `pnpm deploy:contracts` puts on Polygon. Who launches writes the wallets of the operator in here:
 * as long as one is `null` nothing is sent.
 */
export const polygon: OpenConfig = {
  chainId,
  edition: 'Upline',
  // Polygon's block 0, as Bor and Erigon have it built in.
  genesisHash: '0xa9c28ce2141b56c474f1dc504bee9b01eb1bd7d1a507580d5519d4437a97de1b',
  // Circle's native USDC, not the bridged USDC.e: only this one takes permits in the form that pools send.
  coin: { address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: 'USDC' },
  operator: {
    admin: null,
    modifierAdmin: null,
    productPool: null,
    royaltyAdmin: null,
    root: null,
    // Wallets beside the root that get a seat without a fee, five at most.
    seats: [],
  },
  pools: poolTerms,
};
