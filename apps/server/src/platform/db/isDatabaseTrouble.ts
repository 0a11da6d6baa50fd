import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { DatabaseSilentError } from './databaseWatch.ts';

/**
 * PostgreSQL codes of temporary failures, by class or in full: broken connections, missing
 * resources, intervention by an operator (a restart, or our own limits), unavailable locks,
 * deadlocks.
 */
const codes = /^(08|53|57)|^55P03$|^25P03$|^40P01$/;

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Messages of pg errors without a code. */
const words =
  /^(Connection terminated|timeout e|Client was closed|Client has encountered a connection error)/;

/** True for an error of a database that is down, hung or overloaded; a retry may succeed. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseSilentError) return true;
  if (error instanceof DrizzleQueryError) return isDatabaseTrouble(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseTrouble);
  if (error instanceof pg.DatabaseError) return codes.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkCodes.has(code) || words.test(error.message);
}
