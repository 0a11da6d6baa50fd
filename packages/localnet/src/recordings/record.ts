import type { Deployment } from '@upline/chain';
import { racePoolAbi } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { type Address, type Hex, numberToHex } from 'viem';
import { inChunks } from '../local/inChunks.ts';
import { writeCall } from './calls.ts';
import { contractsOf, Names } from './names.ts';
import { type Ask, outcomeOf, type RawReceipt } from './outcome.ts';
import type { ScenarioStep } from './scenario.ts';

interface RawBlock {
  number: Hex;
  timestamp: Hex;
  transactions: { hash: Hex; from: Address; to: Address | null; input: Hex }[];
}

/** Calls to a chain's contracts, before a block and from it on. */
export interface Recording {
  names: Names;
  past: ScenarioStep[];
  steps: ScenarioStep[];
}

/** Maximum of blocks to read, since a chain that ran for hours has mostly empty blocks. */
const mostBlocks = 20_000n;

export function askOf(client: LocalClient): Ask {
  return <T>(method: string, params: readonly unknown[]) =>
    client.request<{ Method: string; Parameters: readonly unknown[]; ReturnType: T }>({ method, params });
}

const later = (a: bigint, b: bigint): bigint => (a > b ? a : b);

async function lastOfDeployment(client: LocalClient, { pools, startBlock }: Deployment): Promise<bigint> {
  const address = Object.values(pools).map((pool) => pool.address);
  const started = await client.getContractEvents({
    address,
    abi: racePoolAbi,
    eventName: 'Started',
    fromBlock: startBlock,
  });
  return started.reduce((last, { blockNumber }) => later(last, blockNumber), startBlock);
}

/**
 * Reads all mined calls to the contracts of a local chain or fork since their deployment, including
 * reverted ones; ignores other calls.
 * @param from First block of the steps; earlier calls are the past.
 * @throws RangeError if the block is not after the deployment.
 */
export async function record(client: LocalClient, deployment: Deployment, from: bigint): Promise<Recording> {
  const ask = askOf(client);
  const head = await client.getBlockNumber();
  const first = (await lastOfDeployment(client, deployment)) + 1n;
  if (from < first || from > head) {
    throw new RangeError(
      `Give a block from ${first}, the first after the deployment, to ${head}, the newest.`,
    );
  }
  if (head - first >= mostBlocks) {
    throw new RangeError(
      `The chain has ${head - first} blocks since the deployment: ${mostBlocks} at most are read.`,
    );
  }
  const names = new Names(contractsOf(deployment));
  const numbers = Array.from({ length: Number(head - first) + 1 }, (_, at) => first + BigInt(at));
  const blocks = await inChunks(numbers, 50, (number) =>
    ask<RawBlock>('eth_getBlockByNumber', [numberToHex(number), true]),
  );
  const recording: Recording = { names, past: [], steps: [] };
  for (const block of blocks) {
    if (block.transactions.length === 0) continue;
    const receipts = await ask<RawReceipt[]>('eth_getBlockReceipts', [block.number]);
    const at = new Date(Number(block.timestamp) * 1000).toISOString();
    for (const [index, { from: caller, to, input }] of block.transactions.entries()) {
      const contract = names.contractAt(to);
      const receipt = receipts[index];
      const call = contract && writeCall(contract, input, names);
      if (!call || !receipt) continue;
      const expect = await outcomeOf(ask, receipt, names);
      const step = { at, as: names.nameOf(caller), contract, ...call, expect };
      (BigInt(block.number) < from ? recording.past : recording.steps).push(step);
    }
  }
  return recording;
}
