import type { Deployment } from '@upline/chain';
import { abiHash } from '@upline/chain/abiHash';
import { byPosition, type Level, poolTypeAt } from '@upline/domain';

const hash = `0x${'b'.repeat(64)}` as const;

/** A placeholder address. */
function addressOf(digit: number): `0x${string}` {
  return `0x${digit.toString(16).repeat(40)}`;
}

function poolOf({ position, fee }: Level) {
  return {
    address: addressOf(position),
    poolType: poolTypeAt(position),
    joinningFee: fee,
    bit: position - 1,
  };
}

/** A deployment on no chain: measurements of reads need no node. */
export const benchDeployment: Deployment = {
  chainId: 137,
  genesisHash: hash,
  startBlock: 1n,
  blockHash: hash,
  registry: addressOf(0),
  stableCoin: addressOf(0),
  root: addressOf(0),
  pools: byPosition(poolOf),
  abiHash,
};
