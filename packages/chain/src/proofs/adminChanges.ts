import type { Position } from '@upline/domain';
import { type AbiEvent, type Address, type Hash, isAddressEqual } from 'viem';
import { getBlock, getBlockNumber, getLogs } from 'viem/actions';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { blocksBackwards } from '../pools/blocksBackwards.ts';
import { listPools, type Reader } from '../pools/pools.ts';
import { withRoleName } from '../roleNames.ts';
import type { ProofSource } from './poolProofs.ts';

/** One change that a role holder has made, in the contract's own words. */
export interface AdminChange {
  /** `null` for the registry. */
  position: Position | null;
  contract: Address;
  /** The event's ABI name. */
  event: string;
  /** The event's arguments by their ABI names, as text; roles by name. */
  details: Readonly<Record<string, string>>;
  transaction: Hash;
  logIndex: number;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

export interface AdminChanges {
  /** Newest first. */
  changes: AdminChange[];
  /** Nothing older than this was looked at, ISO 8601; `null` when this is all there is. */
  since: string | null;
}

/** What members do, and what no role is needed for. */
const ofMembers = ['Invested', 'LostIncome', 'BonusClaimed', 'SponsorBound', 'EIP712DomainChanged'];

/** Every event that only a holder of a role can cause, by its name and arguments once. */
const adminEvents: AbiEvent[] = [...racePoolAbi, ...uplineRegistryAbi]
  .filter((item) => item.type === 'event')
  .filter(
    ({ name }, at, all) => !ofMembers.includes(name) && all.findIndex((one) => one.name === name) === at,
  );

function readLogs(reader: Reader, address: Address[], fromBlock: bigint, toBlock: bigint) {
  return getLogs(reader, { address, events: adminEvents, strict: true, fromBlock, toBlock });
}

type AdminLog = Awaited<ReturnType<typeof readLogs>>[number];

function detailsOf(args: AdminLog['args']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(args ?? {}).map(([name, value]) => [name, String(withRoleName(value))]),
  );
}

/** The times of blocks, each asked for once. */
function blockTimes(reader: Reader) {
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

/**
 * Every change that holders of roles have made at the registry and at the pools that it lists, newest first, read from
 * the chain backwards. On a long chain it stops when it has asked often enough; `since` says how far back it came.
 * @throws Error viem's own, when the node does not answer or refuses even short stretches.
 */
export async function readAdminChanges({ reader, registry, startBlock }: ProofSource): Promise<AdminChanges> {
  const [pools, head] = await Promise.all([
    listPools(reader, registry),
    getBlockNumber(reader, { cacheTime: 0 }),
  ]);
  const addresses = [registry, ...pools.map(({ address }) => address)];
  const timeOf = blockTimes(reader);
  const changes: AdminChange[] = [];
  let lowest = head + 1n;
  const read = (from: bigint, to: bigint) => readLogs(reader, addresses, from, to);
  for await (const { from, result } of blocksBackwards(head, startBlock, read)) {
    const found = result.map(async (log): Promise<AdminChange> => {
      const pool = pools.find(({ address }) => isAddressEqual(address, log.address));
      return {
        position: pool?.position ?? null,
        contract: pool?.address ?? registry,
        event: log.eventName,
        details: detailsOf(log.args),
        transaction: log.transactionHash,
        logIndex: log.logIndex,
        block: log.blockNumber,
        at: await timeOf(log.blockNumber),
      };
    });
    changes.push(...(await Promise.all(found)).toReversed());
    lowest = from;
  }
  return { changes, since: lowest <= startBlock ? null : await timeOf(lowest) };
}
