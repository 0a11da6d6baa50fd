import type { Deployment } from '@upline/chain';
import { byPosition } from '@upline/domain';

const nobody = '0x00000000000000000000000000000000000000a1';
const nothing = `0x${'00'.repeat(32)}` as const;
const pool = { address: nobody, poolType: 'OpenPool', joinningFee: 50_000_000n, bit: 1 } as const;

const deployment: Deployment = {
  chainId: 137,
  genesisHash: nothing,
  startBlock: 0n,
  blockHash: nothing,
  registry: nobody,
  stableCoin: nobody,
  root: nobody,
  pools: byPosition(() => pool),
  abiHash: nothing,
};

/** A chain without a node, for tests that need no chain. */
export const unreachableChain = { rpcUrl: 'http://127.0.0.1:9', deployment };
