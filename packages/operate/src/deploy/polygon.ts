import { chainId } from '@upline/domain';
import type { OpenConfig } from './config.ts';
import { poolTerms } from './poolTerms.ts';

/**
 * The configuration of `pnpm deploy:contracts` for Polygon. Insert the operator's wallets before
 * the launch; nothing is sent while one is `null`.
 */
export const polygon: OpenConfig = {
  chainId,
  edition: 'Upline',
  // Hash of Polygon's block 0, as built into Bor and Erigon.
  genesisHash: '0xa9c28ce2141b56c474f1dc504bee9b01eb1bd7d1a507580d5519d4437a97de1b',
  // Circle's native USDC, not the bridged USDC.e: only the native coin supports the pools' form of
  // permit.
  coin: { address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: 'USDC' },
  operator: {
    admin: null,
    modifierAdmin: null,
    productPool: null,
    royaltyAdmin: null,
    root: null,
    // Up to five wallets with a seat without a fee, in addition to the root.
    seats: [],
  },
  pools: poolTerms,
};
