import * as z from 'zod';

const log = z.looseObject({
  topics: z.array(z.string()),
  data: z.string(),
  blockHash: z.string(),
  blockNumber: z.string(),
  transactionHash: z.string(),
  logIndex: z.string(),
});
export type Log = z.output<typeof log>;

/** One byte in a topic or in the data of an event. */
export interface Field {
  event: string;
  part: number | 'data';
  byte: number;
}

/** Logs in a reply of `eth_getLogs`. */
export const parseLogs = (reply: unknown): Log[] => z.array(log).parse(reply);

/** All bytes of one event per kind. */
export function fieldsOf(told: readonly Log[]): Field[] {
  const kinds = new Map(told.map((one) => [one.topics[0] ?? '', one]));
  return [...kinds].flatMap(([event, { topics, data }]) => [
    ...topics.flatMap((_topic, part) => bytesOf(32).map((byte): Field => ({ event, part, byte }))),
    ...bytesOf((data.length - 2) / 2).map((byte): Field => ({ event, part: 'data', byte })),
  ]);
}

const bytesOf = (length: number) => Array.from({ length }, (_, at) => at);

/** Flips the lowest bit of one byte in a hexadecimal string. */
export function flip(text: string, byte: number): string {
  const from = 2 + 2 * byte;
  const value = Number.parseInt(text.slice(from, from + 2), 16) ^ 1;
  return text.slice(0, from) + value.toString(16).padStart(2, '0') + text.slice(from + 2);
}

/** Flips a bit of one byte if the log is of that event. */
export function withByte(one: Log, { event, part, byte }: Field): Log {
  if (one.topics[0] !== event) return one;
  if (part === 'data') return { ...one, data: flip(one.data, byte) };
  return { ...one, topics: one.topics.map((topic, at) => (at === part ? flip(topic, byte) : topic)) };
}

/** Rewrites the list of logs in replies of `eth_getLogs`. */
export const logsBy = (change: (logs: Log[]) => unknown) => (method: string, result: unknown) =>
  method === 'eth_getLogs' ? change(parseLogs(result)) : result;

const number = z.looseObject({ number: z.string(), hash: z.string(), timestamp: z.string() });

/** Rewrites blocks in replies of `eth_getBlockByNumber`. */
export const blocksBy =
  (change: (block: z.output<typeof number>) => unknown) => (method: string, result: unknown) =>
    method === 'eth_getBlockByNumber' && result !== null ? change(number.parse(result)) : result;

/** Rewrites each log in replies of `eth_getLogs`. */
export const each = (change: (one: Log, at: number) => unknown) => logsBy((logs) => logs.map(change));
