import type { AbiEvent, Address, Hash } from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import { withRoleName } from '../roleNames.ts';

/** What members do, and what no role is needed for. */
const ofMembers = ['Invested', 'LostIncome', 'BonusClaimed', 'SponsorBound', 'EIP712DomainChanged'];

/** Every event that only a holder of a role can cause, by its name and arguments once. */
const adminEvents: AbiEvent[] = [...racePoolAbi, ...uplineRegistryAbi]
  .filter((item) => item.type === 'event')
  .filter(
    ({ name }, at, all) => !ofMembers.includes(name) && all.findIndex((one) => one.name === name) === at,
  );

/** An event that only a holder of a role can cause, in the contract's own words. */
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

/** Those events at some contracts from one block to another, both included, in the order of the chain. */
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

/** The times of blocks as ISO 8601, each asked for once. */
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
