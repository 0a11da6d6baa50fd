import type { Deployment } from '@upline/chain';
import { abiHash } from '@upline/chain/local';
import { levelAt, type Position, poolTypeAt } from '@upline/domain';

const hash = `0x${'b'.repeat(64)}` as const;

/** An address that is nobody's. */
function addressOf(digit: number): `0x${string}` {
  return `0x${`${digit}`.repeat(40)}`;
}

function pool(position: Position) {
  const { fee } = levelAt(position);
  return {
    address: addressOf(position),
    poolType: poolTypeAt(position),
    joinningFee: fee,
    bit: position - 1,
  };
}

/** A deployment on a chain that there is not: a measurement of reading needs no node. */
export const benchDeployment: Deployment = {
  chainId: 137,
  genesisHash: hash,
  startBlock: 1n,
  blockHash: hash,
  registry: addressOf(0),
  stableCoin: addressOf(0),
  root: addressOf(0),
  pools: {
    1: pool(1),
    2: pool(2),
    3: pool(3),
    4: pool(4),
    5: pool(5),
    6: pool(6),
    7: pool(7),
    8: pool(8),
    9: pool(9),
  },
  abiHash,
};
