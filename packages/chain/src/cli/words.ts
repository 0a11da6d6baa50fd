import { formatPrice, fromDecimal, isPosition, lastPosition, type Position } from '@upline/domain';
import { InvalidArgumentError } from 'commander';
import { type Address, zeroAddress } from 'viem';
import { getAddress, isAddress } from 'viem/utils';

const secondsIn = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The longest way in one call: a clock beyond what `Date` can show would spoil the chain for good. */
const mostDays = 3650;

/** More than every fee there is; sums of it stay far from where the coin's numbers end. Units of 10⁻⁶. */
const mostMoney = 1_000_000_000_000_000n;

function isUnit(unit: string | undefined): unit is keyof typeof secondsIn {
  return unit !== undefined && unit in secondsIn;
}

/** A whole number from 0. */
export function whole(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('Give a whole number.');
  return value;
}

/** A whole number from 1. */
export function atLeastOne(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value === 0) {
    throw new InvalidArgumentError('Give a whole number from 1.');
  }
  return value;
}

/** A wallet in any case. */
export function wallet(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidArgumentError('Give a wallet: 0x and 40 digits.');
  return getAddress(text);
}

/** A wallet that can hold coins: the zero address cannot. */
export function holder(text: string): Address {
  const address = wallet(text);
  if (address === zeroAddress) throw new InvalidArgumentError('The zero address can hold no coins.');
  return address;
}

/** A wallet, or the number of a demo member from 1. */
export function walletOrMember(text: string): Address | number {
  return /^\d+$/.test(text) ? atLeastOne(text) : wallet(text);
}

/** One of the levels. */
export function position(text: string): Position {
  const value = whole(text);
  if (!isPosition(value)) throw new InvalidArgumentError(`Give a level from 1 to ${lastPosition}.`);
  return value;
}

/** Dollars above 0 with up to six decimals, as units of 10⁻⁶. */
export function dollars(text: string): bigint {
  const refusal = new InvalidArgumentError(
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

/** A length of time of ten years at most, as seconds. */
export function duration(text: string): number {
  const [, count, unit] = /^\+?(\d+)([smhd])$/.exec(text) ?? [];
  if (!count || !isUnit(unit)) {
    throw new InvalidArgumentError('Give a number with s, m, h or d, such as +7d.');
  }
  const seconds = Number(count) * secondsIn[unit];
  if (seconds > mostDays * secondsIn.d) {
    throw new InvalidArgumentError(`Give +${mostDays}d at most in one call.`);
  }
  return seconds;
}
