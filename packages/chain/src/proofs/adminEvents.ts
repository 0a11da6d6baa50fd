import type { AbiEvent, Address, Hash } from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import { withRoleName } from '../roleNames.ts';

/** Events of members and events that need no role. */
const ofMembers = ['Invested', 'LostIncome', 'BonusClaimed', 'SponsorBound', 'EIP712DomainChanged'];

/** Each event that only a role holder can cause, without duplicates between the ABIs. */
const adminEvents: AbiEvent[] = [...racePoolAbi, ...uplineRegistryAbi]
  .filter((item) => item.type === 'event')
  .filter(
    ({ name }, at, all) => !ofMembers.includes(name) && all.findIndex((one) => one.name === name) === at,
  );

/** An event that only a role holder can cause, with the contract's own names. */
export interface AdminEvent {
  contract: Address;
  /** The event's ABI name. */
  event: string;
  /** The event's arguments by their ABI names, as text; roles by name. */
  details: Readonly<Record<string, string>>;
  transaction: Hash;
  logIndex: number;
  block: bigint;
}

/**
 * The role holders' events at some contracts in a range of blocks, both ends included, in chain
 * order.
 */
export async function readAdminEvents(
  reader: Reader,
  address: Address[],
  fromBlock: bigint,
  toBlock: bigint,
): Promise<AdminEvent[]> {
  const logs = await getLogs(reader, { address, events: adminEvents, strict: true, fromBlock, toBlock });
  return logs.map((log) => ({
    contract: log.address,
    event: log.eventName,
    details: Object.fromEntries(
      Object.entries(log.args ?? {}).map(([name, value]) => [name, String(withRoleName(value))]),
    ),
    transaction: log.transactionHash,
    logIndex: log.logIndex,
    block: log.blockNumber,
  }));
}

/** Returns a function that reads a block's time as ISO 8601, once per block. */
export function blockTimes(reader: Reader) {
  const asked = new Map<bigint, Promise<string>>();
  return (blockNumber: bigint): Promise<string> => {
    const known =
      asked.get(blockNumber) ??
      getBlock(reader, { blockNumber }).then(({ timestamp }) =>
        new Date(Number(timestamp) * 1000).toISOString(),
      );
    asked.set(blockNumber, known);
    return known;
  };
}
