import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as a word that fits a cookie, a header and a message to sign. */
export function randomToken(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a token: who reads the database learns no token. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
