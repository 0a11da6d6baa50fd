import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import { isAddressEqual } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import type { Referral } from './referral.ts';

/** A signature that lets a pool take its fee, as the pool takes it along (EIP-2612). */
export interface Permit {
  /** Until when it is good, seconds since 1970. */
  deadline: bigint;
  v: number;
  r: `0x${string}`;
  s: `0x${string}`;
}

type Named = Pick<Referral, 'referrer' | 'isDirect'>;

/** The call that buys a place in a pool on the terms that the buyer was shown, and on no others. */
export function investCall(pool: TrustedPool, { referrer, isDirect }: Named): ContractCall {
  const functionName = 'invest_stable_coin_on_terms';
  const { kind, terms } = pool;
  const data =
    kind === 'global'
      ? encodeFunctionData({ abi: globalPoolAbi, functionName, args: [referrer, terms] })
      : encodeFunctionData({ abi: racePoolAbi, functionName, args: [referrer, isDirect, terms] });
  return { to: pool.address, data };
}

/** The same, with the signature that pays for it. */
export function investWithPermitCall(
  pool: TrustedPool,
  { referrer, isDirect }: Named,
  { deadline, v, r, s }: Permit,
): ContractCall {
  const functionName = 'invest_stable_coin_with_permit';
  const { kind, terms } = pool;
  const signature = [deadline, v, r, s] as const;
  const data =
    kind === 'global'
      ? encodeFunctionData({ abi: globalPoolAbi, functionName, args: [referrer, terms, ...signature] })
      : encodeFunctionData({
          abi: racePoolAbi,
          functionName,
          args: [referrer, isDirect, terms, ...signature],
        });
  return { to: pool.address, data };
}

/** Until when the signature in a paying call is good, seconds since 1970; `null` where there is none in it. */
export function deadlineOf({ data }: ContractCall): bigint | null {
  for (const abi of [racePoolAbi, globalPoolAbi]) {
    try {
      const { functionName, args } = decodeFunctionData({ abi, data });
      if (functionName === 'invest_stable_coin_with_permit') return args[args.length - 4] as bigint;
    } catch {
      // A call of the other kind of pool.
    }
  }
  return null;
}

/** Whether a transaction has given a wallet its place in a pool. */
export function hasBought({ logs }: Pick<TransactionReceipt, 'logs'>, pool: Address, user: Address): boolean {
  const eventName = 'Invested';
  const entries = [
    ...parseEventLogs({ abi: racePoolAbi, eventName, logs, args: { user } }),
    ...parseEventLogs({ abi: globalPoolAbi, eventName, logs, args: { user } }),
  ];
  return entries.some(({ address }) => isAddressEqual(address, pool));
}
