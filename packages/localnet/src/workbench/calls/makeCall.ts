import { racePoolAbi } from '@upline/chain';
import { giveCoins, giveGas } from '@upline/chain/demo';
import type { ContractCall } from '@upline/chain/internal';
import { approveCall } from '@upline/chain/internal';
import { wallet } from '@upline/operate';
import type { Address, Hex } from 'viem';
import { simulateBlocks } from 'viem/actions';
import { readMining } from '../../controls/mining.ts';
import type { Workbench } from '../workbench.ts';
import { type AskedCall, type ReadyCall, readyCall } from './call.ts';
import { explain } from './explain.ts';
import { type CallOutcome, eventsIn, raisedIn, valuesOf } from './outcome.ts';

/** Enough for every function there is: one that is refused has to be mined as well. */
const gas = 5_000_000n;

/** What a call is made with beside its values. */
export interface CallChoices {
  /** Lets the pool take exactly its fee first. @default false */
  approvesFirst?: boolean;
  /** As of which block it is tried. @default the newest */
  block?: bigint | null;
}

async function approval({ client, deployment }: Workbench, { to }: ReadyCall): Promise<ContractCall> {
  const { joining_fee } = await client.readContract({
    address: to,
    abi: racePoolAbi,
    functionName: 'config',
  });
  return approveCall(deployment.stableCoin, to, joining_fee);
}

async function callsOf(bench: Workbench, call: ReadyCall, approvesFirst: boolean): Promise<ContractCall[]> {
  const own = { to: call.to, data: call.data };
  return approvesFirst ? [await approval(bench, call), own] : [own];
}

interface Tried {
  isThrough: boolean;
  data: Hex | undefined;
  gas: bigint;
  events: string[];
}

/** Runs a call on a block that is not kept (eth_simulateV1). */
async function run(bench: Workbench, call: ReadyCall, calls: ContractCall[], block: bigint): Promise<Tried> {
  const [simulated] = await simulateBlocks(bench.client, {
    blocks: [{ calls: calls.map((one) => ({ account: call.account, ...one })) }],
    blockNumber: block,
  });
  const last = simulated?.calls.at(-1);
  if (!last) throw new Error('The node did not run the call.');
  return {
    isThrough: last.status === 'success',
    data: last.data,
    gas: last.gasUsed,
    events: eventsIn(bench, last.logs ?? []),
  };
}

/**
 * Tries a call as anybody, at the newest block or an earlier one. Nothing is sent.
 * @throws Error when a value cannot be read, or the node does not know the block's state any more.
 */
export async function tryCall(
  bench: Workbench,
  asked: AskedCall,
  { approvesFirst = false, block: at = null }: CallChoices = {},
): Promise<CallOutcome> {
  const call = readyCall(bench, asked);
  const block = at ?? (await bench.client.getBlockNumber());
  const tried = await run(bench, call, await callsOf(bench, call, approvesFirst), block);
  const rest = { hash: null, block, gas: tried.gas };
  if (tried.isThrough) {
    const values = valuesOf(call, tried.data);
    return { ...rest, state: 'works', values, events: tried.events, refusal: null };
  }
  const refusal = await explain({ bench, call, raised: raisedIn(bench, tried.data), block });
  return { ...rest, state: 'refused', values: [], events: [], refusal };
}

async function asAccount<Result>(
  { client }: Workbench,
  address: Address,
  act: () => Promise<Result>,
): Promise<Result> {
  await client.impersonateAccount({ address });
  try {
    // The account that is acted for may hold nothing to pay a block with.
    await giveGas(client, address);
    return await act();
  } finally {
    await client.stopImpersonatingAccount({ address });
  }
}

/**
 * Sends a call as anybody: the node acts in their name. One that is refused is mined as well, as failed.
 * @throws Error when a value cannot be read or the node does not take it.
 */
export async function sendCall(
  bench: Workbench,
  asked: AskedCall,
  { approvesFirst = false }: Pick<CallChoices, 'approvesFirst'> = {},
): Promise<CallOutcome> {
  const { client } = bench;
  const call = readyCall(bench, asked);
  const calls = await callsOf(bench, call, approvesFirst);
  const hash = await asAccount(bench, call.account, async () => {
    const hashes: Hex[] = [];
    for (const one of calls)
      hashes.push(await client.sendTransaction({ account: call.account, gas, ...one }));
    return hashes.at(-1) ?? '0x';
  });
  const { kind } = await readMining(client);
  if (kind === 'byHand') {
    const block = await client.getBlockNumber();
    return { state: 'waiting', hash, block, gas: null, values: [], events: [], refusal: null };
  }
  const receipt = await client.waitForTransactionReceipt({ hash });
  const { blockNumber: block, gasUsed } = receipt;
  const events = eventsIn(bench, receipt.logs);
  const rest = { hash, block, gas: gasUsed, values: [], events };
  if (receipt.status === 'success') return { ...rest, state: 'works', refusal: null };
  const before = block - 1n;
  const again = await run(bench, call, calls, before).catch(() => null);
  const refusal = await explain({ bench, call, raised: raisedIn(bench, again?.data), block: before });
  return { ...rest, state: 'refused', refusal };
}

/** Gives an account coins of the pools. @throws Error when it is none, or the coin cannot be given. */
export function giveCoinsTo(
  { client, deployment }: Workbench,
  account: string,
  units: bigint,
): Promise<void> {
  return giveCoins(client, deployment.stableCoin, wallet(account), units);
}
