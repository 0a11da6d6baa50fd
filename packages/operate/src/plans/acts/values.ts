import { formatPrice, fromDecimal, isPosition, lastPosition, type Position } from '@upline/domain';
import type { Address } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import type { ReceiverRole } from '../deploymentState.ts';
import type { Target } from '../target.ts';
import type { AdminTarget } from './handover.ts';

// Parsers for values in terminals and forms. Each throws an Error that explains the expected form.

/**
 * Upper limit of amounts, units of 10⁻⁶: more than any fee, and far below the limits of uint256
 * sums.
 */
const mostMoney = 1_000_000_000_000_000n;

/** Parses an address in any case. */
export function wallet(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new Error('Give a wallet: 0x and 40 digits.');
  return getAddress(text);
}

export function position(text: string): Position {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !isPosition(value)) throw new Error(`Give a level from 1 to ${lastPosition}.`);
  return value;
}

/** Parses dollars above 0 with up to six decimals to units of 10⁻⁶. */
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

/** Parses `all`, a level, or a pool's address. */
export function pools(text: string): Target {
  if (text === 'all') return text;
  const level = Number(text);
  if (isPosition(level)) return level;
  if (text.startsWith('0x')) return wallet(text);
  throw new Error(`Give all, a level from 1 to ${lastPosition}, or the address of a pool.`);
}

/** Like `pools`, or `registry`. */
export function contracts(text: string): AdminTarget {
  return text === 'registry' ? text : pools(text);
}

/** Parses a receiver's role in any case. */
export function role(text: string): ReceiverRole {
  const name = text.toUpperCase();
  if (name === 'PRODUCT' || name === 'ROYALITY') return name;
  throw new Error('Give product or royality, as the contracts spell them.');
}

/** Parses a percentage with up to two decimals to basis points. */
export function share(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new Error('Give a percentage such as 20 or 12.5.');
  return Math.round(Number(text) * 100);
}
