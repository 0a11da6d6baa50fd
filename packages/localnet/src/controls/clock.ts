import type { LocalClient } from '@upline/chain/demo';

const lastYear = 2100;
const end = Date.UTC(lastYear + 1, 0, 1) / 1000;

const written = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();

/**
 * Moves a local chain's clock forward and mines a block, so that everybody sees it.
 * @returns The new block's time, seconds.
 * @throws Error when it would pass the last year that the chain may reach: beyond what `Date` can show it is spoilt.
 */
export async function moveTime(client: LocalClient, seconds: number): Promise<bigint> {
  const { timestamp: before } = await client.getBlock();
  // A chain that nobody used for a while goes on from the wall clock, not from its newest block.
  if (Math.max(Number(before), Date.now() / 1000) + seconds >= end) {
    throw new Error(`The chain's time may not pass the year ${lastYear}: it is ${written(before)} there.`);
  }
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
  return (await client.getBlock()).timestamp;
}

/**
 * Moves a local chain's clock to a time and mines a block at it.
 * @throws Error when that time is past on the chain, or too far ahead.
 */
export async function moveTimeTo(client: LocalClient, time: bigint): Promise<bigint> {
  const { timestamp: before } = await client.getBlock();
  if (time <= before) {
    throw new Error(`A chain's clock only goes forward: it is ${written(before)} there.`);
  }
  if (time >= BigInt(end)) {
    throw new Error(`The chain's time may not pass the year ${lastYear}: it is ${written(before)} there.`);
  }
  await client.setNextBlockTimestamp({ timestamp: time });
  await client.mine({ blocks: 1 });
  return (await client.getBlock()).timestamp;
}
