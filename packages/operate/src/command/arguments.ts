import { InvalidArgumentError } from 'commander';
import { type Address, zeroAddress } from 'viem';
import * as values from '../plans/acts/values.ts';
import { argument } from '../terminal/argument.ts';

const secondsIn = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Maximum of days in one call: dates beyond `Date`'s range would break the chain permanently. */
const mostDays = 3650;

function isUnit(unit: string | undefined): unit is keyof typeof secondsIn {
  return unit !== undefined && unit in secondsIn;
}

/** Parses an integer from 0. */
export function whole(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('Give a whole number.');
  return value;
}

/** Parses an integer from 1. */
export function atLeastOne(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value === 0) {
    throw new InvalidArgumentError('Give a whole number from 1.');
  }
  return value;
}

/** Parses an address in any case. */
export const wallet = argument(values.wallet);

/** Parses an address other than the zero address, which cannot hold coins. */
export function holder(text: string): Address {
  const address = wallet(text);
  if (address === zeroAddress) throw new InvalidArgumentError('The zero address can hold no coins.');
  return address;
}

/** Parses an address, or a demo member's number from 1. */
export function walletOrMember(text: string): Address | number {
  return /^\d+$/.test(text) ? atLeastOne(text) : wallet(text);
}

export const position = argument(values.position);

/** Parses dollars above 0 with up to six decimals to units of 10⁻⁶. */
export const dollars = argument(values.dollars);

/** Parses a duration of at most ten years to seconds. */
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
