import type { Position } from '@upline/domain';
import { memberIdBytes, memberIdFrom } from '@upline/domain';

/**
 * Multiples of the golden ratio spread over the whole range, so that neighbours differ in every
 * digit.
 */
const goldenDigits = 6180339887498948482045868343656381177203n;
const goldenBits = 0x9e3779b97fn;

const firstNames = [
  'Amara',
  'Noah',
  'Ines',
  'Kenji',
  'Lucía',
  'Omar',
  'Freya',
  'Mateo',
  'Zara',
  'Piotr',
  'Leila',
];
const lastNames = ['Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Herrera', 'Haddad', 'Novak', 'Silva', 'Quinn'];

/** The nth wallet of every mock backend. It has digits only, so it equals its checksummed form. */
export function walletAt(n: number): string {
  return `0x${((BigInt(n + 1) * goldenDigits) % 10n ** 40n).toString().padStart(40, '0')}`;
}

export function memberIdAt(n: number): string {
  const bits = (BigInt(n + 1) * goldenBits) % 2n ** BigInt(memberIdBytes * 5);
  const letters = Array.from({ length: memberIdBytes }, (_, index) =>
    Number((bits >> BigInt(index * 5)) & 31n),
  );
  return memberIdFrom(Uint8Array.from(letters));
}

/** The nth name of every mock backend; every seventh person has no name. */
export function nameAt(n: number): string {
  if (n % 7 === 4) return '';
  return `${firstNames[n % firstNames.length]} ${lastNames[n % lastNames.length]}`;
}

/** The pool's contract at a position, in every mock backend. */
export function poolAddressAt(position: Position): string {
  return walletAt(1000 + position);
}

export const stableCoinAddress = walletAt(1000);
