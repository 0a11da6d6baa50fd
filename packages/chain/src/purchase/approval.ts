import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import { call } from 'viem/actions';
import { type Reader, readAllowance } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { ContractCall } from '../transaction/transaction.ts';

// Declared without a return value, since some coins such as USDT return none.
const approveAbi = [
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
] as const;

/** The call that approves a spender for an amount of the caller's coin, units of 10⁻⁶. */
export function approveCall(coin: Address, spender: Address, amount: bigint): ContractCall {
  const data = encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [spender, amount] });
  return { to: coin, data };
}

/** The amount in a call made by `approveCall`, units of 10⁻⁶. */
export function approvedBy({ data }: ContractCall): bigint {
  return decodeFunctionData({ abi: approveAbi, data }).args[1];
}

/** The allowance set by a transaction, from the coin's log; `null` if the coin logs none. */
export function allowedIn(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { coin, owner, spender }: { coin: Address; owner: Address; spender: Address },
): bigint | null {
  const entries = parseEventLogs({ abi: erc20Abi, eventName: 'Approval', logs, args: { owner, spender } });
  return entries.filter(({ address }) => isAddressEqual(address, coin)).at(-1)?.args.value ?? null;
}

/**
 * The calls that raise the pool's allowance to exactly its fee; none if it suffices. For a coin
 * that refuses to change an allowance, a call that resets it to 0 comes first.
 */
export async function approvals(reader: Reader, pool: TrustedPool, owner: Address): Promise<ContractCall[]> {
  const allowance = await readAllowance(reader, pool.coin, owner, pool.address);
  if (allowance >= pool.fee) return [];
  const exactly = approveCall(pool.coin, pool.address, pool.fee);
  if (allowance === 0n) return [exactly];
  const isRefused = await call(reader, { account: owner, ...exactly }).then(
    () => false,
    () => true,
  );
  return isRefused ? [approveCall(pool.coin, pool.address, 0n), exactly] : [exactly];
}
