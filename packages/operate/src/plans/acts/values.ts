import { formatPrice, fromDecimal, isPosition, lastPosition, type Position } from '@upline/domain';
import type { Address } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import type { ReceiverRole } from '../situation.ts';
import type { Target } from '../target.ts';
import type { AdminTarget } from './handover.ts';

// What people write, in a terminal or a form, as values. Each throws an Error whose message says what to give.

/** More than every fee there is; sums of it stay far from where the coin's numbers end. Units of 10⁻⁶. */
const mostMoney = 1_000_000_000_000_000n;

/** A wallet in any case. */
export function wallet(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new Error('Give a wallet: 0x and 40 digits.');
  return getAddress(text);
}

/** One of the levels. */
export function position(text: string): Position {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !isPosition(value)) throw new Error(`Give a level from 1 to ${lastPosition}.`);
  return value;
}

/** Dollars above 0 with up to six decimals, as units of 10⁻⁶. */
export function dollars(text: string): bigint {
  const refusal = new Error(
    `Give an amount above 0, at most ${formatPrice(mostMoney)}, such as 150 or 12.5.`,
  );
  let units: bigint;
  try {
    units = fromDecimal(text);
  } catch {
    throw refusal;
  }
  if (units <= 0n || units > mostMoney) throw refusal;
  return units;
}

/** All pools, a level, or a pool's address. */
export function pools(text: string): Target {
  if (text === 'all') return text;
  const level = Number(text);
  if (isPosition(level)) return level;
  if (text.startsWith('0x')) return wallet(text);
  throw new Error(`Give all, a level from 1 to ${lastPosition}, or the address of a pool.`);
}

/** The same, or the registry. */
export function contracts(text: string): AdminTarget {
  return text === 'registry' ? text : pools(text);
}

/** A receiver's role in any case. */
export function role(text: string): ReceiverRole {
  const name = text.toUpperCase();
  if (name === 'PRODUCT' || name === 'ROYALITY') return name;
  throw new Error('Give product or royality, as the contracts spell them.');
}

/** A share of a fee in percent with up to two decimals, as basis points. */
export function share(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new Error('Give a percentage such as 20 or 12.5.');
  return Math.round(Number(text) * 100);
}
