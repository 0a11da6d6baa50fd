import type { LocalClient } from '@upline/chain/demo';

const lastYear = 2100;
const end = Date.UTC(lastYear + 1, 0, 1) / 1000;

const written = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();

/**
 * Moves a local chain's clock forward and mines a block at the new time.
 * @returns The new block's timestamp, seconds.
 * @throws Error if it would pass the year 2100: dates beyond `Date`'s range break the chain.
 */
export async function moveTime(client: LocalClient, seconds: number): Promise<bigint> {
  const { timestamp: before } = await client.getBlock();
  // After an idle time Anvil continues from the wall clock, not from its newest block.
  if (Math.max(Number(before), Date.now() / 1000) + seconds >= end) {
    throw new Error(`The chain's time may not pass the year ${lastYear}: it is ${written(before)} there.`);
  }
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
  return (await client.getBlock()).timestamp;
}

/**
 * Moves a local chain's clock to a time and mines a block at it.
 * @throws Error if the time is in the chain's past, or after the year 2100.
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
