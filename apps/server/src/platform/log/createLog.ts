import { nodeWords } from '@upline/chain';
import { shortAddress } from '@upline/domain';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { BaseError } from 'viem';
import { requestScope } from './requestScope.ts';

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
  if (error instanceof BaseError) {
    const words = nodeWords(error);
    message =
      words === null || words === error.shortMessage ? error.shortMessage : `${error.shortMessage} ${words}`;
  }
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

/** A whole wallet; the hash of a transaction is longer, and part of one is none. */
const wallet = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-f])/gi;

/** So many bytes of lines are written at once, and none waits longer than so many milliseconds. */
const together = { minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 100 };

/** From this weight on a line does not wait. */
const urgent = pino.levels.values.warn ?? 0;

/** Lines that nobody takes are kept up to so many bytes: a reader that stands still must not fill the memory. */
const keptAtMost = 8 * 1024 * 1024;

/**
 * The server's log: JSON lines on stdout, without anything that could open a session or spend a key, and with
 * shortened wallets. What is logged while a request is answered names it. Lines are gathered for a moment, since writing one costs more than
 * making it; warnings and errors are not, and what is left is written when the process ends by itself or by an
 * error. Only a kill can cost the last moment's lines.
 * @param secrets Words that no line may hold, from any writer: keys in URLs of the configuration.
 */
export function createLog(level: string, secrets: readonly string[] = []): Logger {
  const output = pino.destination({ dest: 1, sync: false, maxLength: keptAtMost, ...together });
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // A copy: the log writes its line's own fields into what it is given here.
    mixin: () => ({ ...requestScope.getStore() }),
    formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> },
    hooks: {
      logMethod(said, write, weight) {
        write.apply(this, said);
        if (weight >= urgent) output.flush();
      },
      streamWrite: (line) =>
        secrets
          .reduce((text, secret) => text.replaceAll(secret, blot), line)
          .replace(wallet, (address) => shortAddress(address)),
    },
  };
  return pino(options, output);
}
