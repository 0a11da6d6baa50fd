import { InvalidArgumentError } from 'commander';
import { type Address, zeroAddress } from 'viem';
import * as values from '../plans/acts/values.ts';
import { argument } from '../terminal/argument.ts';

const secondsIn = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The longest way in one call: a clock beyond what `Date` can show would spoil the chain for good. */
const mostDays = 3650;

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
export const wallet = argument(values.wallet);

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
export const position = argument(values.position);

/** Dollars above 0 with up to six decimals, as units of 10⁻⁶. */
export const dollars = argument(values.dollars);

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
