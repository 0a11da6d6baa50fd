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

/** Enough for every function; set explicitly, because refused calls are mined too. */
const gas = 5_000_000n;

export interface CallChoices {
  /** True to approve exactly the pool's fee first. @default false */
  approvesFirst?: boolean;
  /** Block number to try the call on. @default the newest */
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

/** Simulates a call (eth_simulateV1). */
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
 * Simulates a call as any account, at the newest or an earlier block. Sends nothing.
 * @throws Error if a value is invalid, or the node has no state of that block.
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
    // The impersonated account may have no MATIC for gas.
    await giveGas(client, address);
    return await act();
  } finally {
    await client.stopImpersonatingAccount({ address });
  }
}

/**
 * Sends a call as any account by impersonation. A refused call is mined as failed.
 * @throws Error if a value is invalid, or the node rejects the transaction.
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

/**
 * Gives an account the pools' coin. @throws Error for an invalid address, or if the coin cannot be
 * given.
 */
export function giveCoinsTo(
  { client, deployment }: Workbench,
  account: string,
  units: bigint,
): Promise<void> {
  return giveCoins(client, deployment.stableCoin, wallet(account), units);
}
