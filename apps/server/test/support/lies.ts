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

/** One byte of one field of an event: of a topic, or of the data. */
export interface Field {
  event: string;
  part: number | 'data';
  byte: number;
}

/** The logs of a reply of `eth_getLogs`. */
export const parseLogs = (reply: unknown): Log[] => z.array(log).parse(reply);

/** Every byte of every event that was told, where it is read. */
export function fieldsOf(told: readonly Log[]): Field[] {
  const kinds = new Map(told.map((one) => [one.topics[0] ?? '', one]));
  return [...kinds].flatMap(([event, { topics, data }]) => [
    ...topics.flatMap((_topic, part) => bytesOf(32).map((byte): Field => ({ event, part, byte }))),
    ...bytesOf((data.length - 2) / 2).map((byte): Field => ({ event, part: 'data', byte })),
  ]);
}

const bytesOf = (length: number) => Array.from({ length }, (_, at) => at);

/** A text of hexadecimal digits with one byte changed. */
export function flip(text: string, byte: number): string {
  const from = 2 + 2 * byte;
  const value = Number.parseInt(text.slice(from, from + 2), 16) ^ 1;
  return text.slice(0, from) + value.toString(16).padStart(2, '0') + text.slice(from + 2);
}

/** A log with one byte of one field changed. */
export function withByte(one: Log, { event, part, byte }: Field): Log {
  if (one.topics[0] !== event) return one;
  if (part === 'data') return { ...one, data: flip(one.data, byte) };
  return { ...one, topics: one.topics.map((topic, at) => (at === part ? flip(topic, byte) : topic)) };
}

/** Changes the logs that are asked for. */
export const logsBy = (change: (logs: Log[]) => unknown) => (method: string, result: unknown) =>
  method === 'eth_getLogs' ? change(parseLogs(result)) : result;

const number = z.looseObject({ number: z.string(), hash: z.string(), timestamp: z.string() });

/** Changes every block that is asked for by its number. */
export const blocksBy =
  (change: (block: z.output<typeof number>) => unknown) => (method: string, result: unknown) =>
    method === 'eth_getBlockByNumber' && result !== null ? change(number.parse(result)) : result;

/** Changes each log that is asked for. */
export const each = (change: (one: Log, at: number) => unknown) => logsBy((logs) => logs.map(change));
