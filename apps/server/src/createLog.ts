import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { BaseError } from 'viem';

/**
 * What the log says of an error. viem's message and fields hold the node's URL, the database's hold what a
 * statement was given: neither belongs in a log.
 */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  let { message } = error;
  if (error instanceof BaseError) message = error.shortMessage;
  if (error instanceof DrizzleQueryError) message = `Failed query: ${error.query}`;
  return { name, message, stack: frames.join('\n'), ...(cause !== undefined && { cause: describe(cause) }) };
}

/** The server's log: JSON lines on stdout, without anything that could open a session or spend a key. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
    redact: ['*.authorization', '*.cookie', '*.signature', '*.token'],
  });
}
