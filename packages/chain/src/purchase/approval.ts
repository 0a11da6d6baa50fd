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

// Some coins, among them USDT, return nothing: what is not declared is not missed.
const approveAbi = [
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
] as const;

/** The call that lets a spender take so much of the caller's coin, units of 10⁻⁶. */
export function approveCall(coin: Address, spender: Address, amount: bigint): ContractCall {
  const data = encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [spender, amount] });
  return { to: coin, data };
}

/** How much a call of `approveCall` allows, units of 10⁻⁶. */
export function approvedBy({ data }: ContractCall): bigint {
  return decodeFunctionData({ abi: approveAbi, data }).args[1];
}

/** How much a transaction has allowed, as the coin's own log has it; `null` where the coin logs nothing. */
export function allowedIn(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { coin, owner, spender }: { coin: Address; owner: Address; spender: Address },
): bigint | null {
  const entries = parseEventLogs({ abi: erc20Abi, eventName: 'Approval', logs, args: { owner, spender } });
  return entries.filter(({ address }) => isAddressEqual(address, coin)).at(-1)?.args.value ?? null;
}

/**
 * The calls that let a pool take exactly its fee: none where it may already. A coin that refuses to change an
 * allowance gets it set to nothing first.
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
