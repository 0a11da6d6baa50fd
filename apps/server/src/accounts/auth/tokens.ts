import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 64 hexadecimal digits, safe in a cookie, a header and a message. */
export function randomToken(): string {
  return randomBytes(32).toString('hex');
}

/** The stored form of a token, so that a leaked database contains no usable tokens. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
