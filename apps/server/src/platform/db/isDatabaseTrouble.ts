import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { DatabaseSilentError } from './databaseWatch.ts';

/**
 * Codes by which PostgreSQL says that it cannot now, by class or in full: the connection broke, resources are short,
 * an operator intervened (a restart, or one of our own limits), a lock was not to be had, two calls waited for each other.
 */
const codes = /^(08|53|57)|^55P03$|^25P03$|^40P01$/;

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** pg has no codes for these. */
const words =
  /^(Connection terminated|timeout e|Client was closed|Client has encountered a connection error)/;

/** Whether something failed because the database is gone, stands still or is overwhelmed: it may well succeed soon. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseSilentError) return true;
  if (error instanceof DrizzleQueryError) return isDatabaseTrouble(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  if (error instanceof pg.DatabaseError) return codes.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkCodes.has(code) || words.test(error.message);
}
