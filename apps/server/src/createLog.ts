import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { BaseError } from 'viem';

/** An error without what must stay secret. */
interface Description {
  /** None for what was thrown and is no error. */
  name?: string;
  message: string;
  /** The frames alone. */
  stack?: string;
  cause?: Description;
}

/**
 * What the log says of an error. viem's message and fields hold the node's URL, the database's hold what a
 * statement was given: neither belongs in a log.
 */
export function describeError(error: unknown): Description {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  let { message } = error;
  if (error instanceof BaseError) message = error.shortMessage;
  if (error instanceof DrizzleQueryError) message = `Failed query: ${error.query}`;
  // viem's last cause is the node's reply as it came: an object that no words were taken from.
  const hasWords = cause instanceof Error || typeof cause === 'string';
  return { name, message, stack: frames.join('\n'), ...(hasWords && { cause: describeError(cause) }) };
}

/** The server's log: JSON lines on stdout, without anything that could open a session or spend a key. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['*.authorization', '*.cookie', '*.signature', '*.token'],
  });
}
