import {
  encodeAbiParameters,
  encodeEventTopics,
  formatLog,
  type Hex,
  pad,
  parseEventLogs,
  type RpcLog,
  toHex,
} from 'viem';
import { expect, test } from 'vitest';
import { ledgerEvents } from './chainEvents.ts';
import { decodeLog } from './readLogs.ts';

const contract = `0x${'c0'.repeat(20)}` as const;

/** Values that use every bit of their type. */
function most(type: string, at: number): Hex | bigint | number {
  if (type === 'address') return pad(toHex(0xabcdef00 + at), { size: 20 });
  if (type === 'bytes32') return pad(toHex(0xfedcba00 + at), { size: 32 });
  const bits = Number(type.slice(4));
  const value = 2n ** BigInt(bits) - 1n - BigInt(at);
  return bits > 48 ? value : Number(value);
}

function none(type: string): Hex | bigint | number {
  if (type === 'address') return pad('0x', { size: 20 });
  if (type === 'bytes32') return pad('0x', { size: 32 });
  return Number(type.slice(4)) > 48 ? 0n : 0;
}

function logOf(event: (typeof ledgerEvents)[number], value: typeof most): RpcLog {
  const inputs: readonly { name: string; type: string; indexed?: boolean }[] = event.inputs;
  const args = Object.fromEntries(inputs.map(({ name, type }, at) => [name, value(type, at)]));
  const plain = inputs.filter(({ indexed }) => !indexed);
  return {
    address: contract,
    blockHash: pad('0xb1', { size: 32 }),
    blockNumber: '0x11',
    blockTimestamp: '0x1',
    data: encodeAbiParameters(
      plain,
      plain.map(({ name }) => args[name]),
    ),
    logIndex: '0x12',
    removed: false,
    topics: encodeEventTopics({ abi: [event], args } as never) as [Hex],
    transactionHash: pad('0xdd', { size: 32 }),
    transactionIndex: '0x0',
  };
}

/** The log as viem decodes it, with addresses in lower case. */
function byViem(log: RpcLog) {
  const [parsed] = parseEventLogs({ abi: ledgerEvents, logs: [formatLog(log)], strict: true });
  if (parsed === undefined) return null;
  const { address, blockHash, blockNumber, eventName, logIndex, transactionHash } = parsed;
  const args = Object.fromEntries(
    Object.entries(parsed.args ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  );
  return { address, args, blockHash, blockNumber, eventName, logIndex, transactionHash };
}

const inputsOf = (event: (typeof ledgerEvents)[number]) => event.inputs.map(({ type }) => type).join();

test.each(ledgerEvents.map((event) => [`${event.name}(${inputsOf(event)})`, event] as const))(
  'decodes %s like viem, at the lowest and the highest values',
  (_name, event) => {
    for (const value of [most, none]) {
      const log = logOf(event, value);
      expect(byViem(log)).not.toBeNull();
      expect(decodeLog(log)).toEqual(byViem(log));
    }
  },
);

test('ignores unknown events and truncated logs', () => {
  for (const event of ledgerEvents) {
    const log = logOf(event, most);
    const [selector = '0x', ...more]: Hex[] = log.topics;
    const broken: RpcLog[] = [
      { ...log, topics: [] },
      { ...log, topics: [pad('0x1', { size: 32 }), ...more] as unknown as [Hex] },
      { ...log, topics: [selector, ...more, pad('0x1', { size: 32 })] as unknown as [Hex] },
    ];
    if (more.length > 0) broken.push({ ...log, topics: [selector, ...more.slice(1)] as unknown as [Hex] });
    if (log.data !== '0x') broken.push({ ...log, data: log.data.slice(0, -64) as Hex });
    for (const one of broken) expect(decodeLog(one)).toBeNull();
  }
});
