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

/** An EIP-2612 signature that approves the pool's fee, passed along with the purchase. */
export interface Permit {
  /** Expiry, seconds since 1970. */
  deadline: bigint;
  v: number;
  r: `0x${string}`;
  s: `0x${string}`;
}

type Named = Pick<Referral, 'referrer' | 'isDirect'>;

/** The call that buys a level on the terms shown to the buyer; it reverts on any others. */
export function investCall(pool: TrustedPool, { referrer, isDirect }: Named): ContractCall {
  const functionName = 'invest_stable_coin_on_terms';
  const { kind, terms } = pool;
  const data =
    kind === 'global'
      ? encodeFunctionData({ abi: globalPoolAbi, functionName, args: [referrer, terms] })
      : encodeFunctionData({ abi: racePoolAbi, functionName, args: [referrer, isDirect, terms] });
  return { to: pool.address, data };
}

/** The same call with the permit that pays for it. */
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

/** Deadline of the permit in a purchase call, seconds since 1970; `null` without a permit. */
export function deadlineOf({ data }: ContractCall): bigint | null {
  for (const abi of [racePoolAbi, globalPoolAbi]) {
    try {
      const { functionName, args } = decodeFunctionData({ abi, data });
      if (functionName === 'invest_stable_coin_with_permit') return args[args.length - 4] as bigint;
    } catch {
      // The call belongs to the other kind of pool.
    }
  }
  return null;
}

/** True if a transaction bought the wallet a seat in the pool. */
export function hasBought({ logs }: Pick<TransactionReceipt, 'logs'>, pool: Address, user: Address): boolean {
  const eventName = 'Invested';
  const entries = [
    ...parseEventLogs({ abi: racePoolAbi, eventName, logs, args: { user } }),
    ...parseEventLogs({ abi: globalPoolAbi, eventName, logs, args: { user } }),
  ];
  return entries.some(({ address }) => isAddressEqual(address, pool));
}
