import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { BaseError } from 'viem';
import { requestScope } from './operations/requestScope.ts';

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

/** Fields that open a session, prove a wallet or spend a key, wherever they stand. */
const secretField = /authorization|cookie|signature|token|secret|password|mnemonic|private_?key/i;
const blot = '[Redacted]';
/** Nothing that is logged is deeper; what is may be going round in a circle. */
const deepest = 6;

function withoutSecrets(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) {
    return depth === deepest ? blot : value.map((one) => withoutSecrets(one, depth + 1));
  }
  // Errors are described by their serializer.
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === deepest) return blot;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretField.test(name) ? blot : withoutSecrets(inner, depth + 1),
    ]),
  );
}

/**
 * The server's log: JSON lines on stdout, without anything that could open a session or spend a key. What is
 * logged while a request is answered names it.
 * @param secrets Words that no line may hold, whoever writes them: keys in URLs of the configuration.
 */
export function createLog(level: string, secrets: readonly string[] = []): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // A copy: the log writes its line's own fields into what it is given here.
    mixin: () => ({ ...requestScope.getStore() }),
    formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> },
    hooks: {
      streamWrite: (line) => secrets.reduce((text, secret) => text.replaceAll(secret, blot), line),
    },
  });
}
