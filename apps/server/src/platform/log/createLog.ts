import { nodeMessage } from '@upline/chain';
import { shortAddress } from '@upline/domain';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { BaseError } from 'viem';
import { requestScope } from './requestScope.ts';

/** A description of an error without secrets. */
interface Description {
  /** Undefined if the thrown value is not an error. */
  name?: string;
  message: string;
  /** Stack frames without the message. */
  stack?: string;
  cause?: Description;
}

/**
 * Describes an error for the log. Messages and fields of viem contain the node's URL, those of the
 * database contain the parameters of a statement: both are removed.
 */
export function describeError(error: unknown): Description {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  let { message } = error;
  if (error instanceof BaseError) {
    const words = nodeMessage(error);
    message =
      words === null || words === error.shortMessage ? error.shortMessage : `${error.shortMessage} ${words}`;
  }
  if (error instanceof DrizzleQueryError) message = `Failed query: ${error.query}`;
  // viem's last cause is the node's raw reply, an object without a usable text.
  const hasWords = cause instanceof Error || typeof cause === 'string';
  return { name, message, stack: frames.join('\n'), ...(hasWords && { cause: describeError(cause) }) };
}

/** Names of fields with credentials, signatures or keys, at any depth. */
const secretField = /authorization|cookie|signature|token|secret|password|mnemonic|private_?key/i;
const redact = '[Redacted]';
/** Depth beyond which values are redacted: only circular objects are deeper. */
const deepest = 6;

function withoutSecrets(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) {
    return depth === deepest ? redact : value.map((one) => withoutSecrets(one, depth + 1));
  }
  // The serializer of errors handles them.
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === deepest) return redact;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretField.test(name) ? redact : withoutSecrets(inner, depth + 1),
    ]),
  );
}

/** A whole wallet, not the start of a longer hash. */
const wallet = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** Bytes of lines per write, and the maximum delay of a line in milliseconds. */
const together = { minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 100 };

/** Minimum level of lines written at once. */
const urgent = pino.levels.values.warn ?? 0;

/**
 * Bytes of unwritten lines kept in memory; beyond them, lines are dropped, so that a stuck reader
 * does not exhaust the memory.
 */
const keptAtMost = 8 * 1024 * 1024;

/**
 * The server's log: JSON lines on stdout with the request's ID, without credentials and with
 * shortened wallets. Lines are buffered briefly, since writing one costs more than creating it;
 * warnings and errors are written at once. The buffer is flushed when the process ends, even after
 * an error; only a kill can lose lines.
 * @param secrets Texts to redact in every line: keys in URLs of the configuration.
 */
export function createLog(level: string, secrets: readonly string[] = []): Logger {
  const output = pino.destination({ dest: 1, sync: false, maxLength: keptAtMost, ...together });
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // A copy, because pino adds the line's fields to the returned object.
    mixin: () => ({ ...requestScope.getStore() }),
    formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> },
    hooks: {
      logMethod(said, write, weight) {
        write.apply(this, said);
        if (weight >= urgent) output.flush();
      },
      streamWrite: (line) =>
        secrets
          .reduce((text, secret) => text.replaceAll(secret, redact), line)
          .replace(wallet, (address) => shortAddress(address)),
    },
  };
  return pino(options, output);
}
