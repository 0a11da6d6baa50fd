import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 64 hexadecimal digits, safe in a cookie, a header and a message. */
export function randomToken(): string {
  return randomBytes(32).toString('hex');
}

/** The stored form of a token: a leaked database holds no usable one. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
