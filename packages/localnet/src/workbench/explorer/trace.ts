import type { Address, Hash, Hex } from 'viem';
import { isAddress, isHex } from 'viem/utils';
import * as z from 'zod';
import type { Workbench } from '../workbench.ts';
import { type DecodedReason, type DecodedValue, decodeCall, decodeReason, decodeResult } from './decode.ts';

const hex = z.custom<Hex>(isHex, 'not hexadecimal');
const address = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
);

const types = ['CALL', 'STATICCALL', 'DELEGATECALL', 'CREATE'] as const;

const tracedCall = z.object({
  type: z.string(),
  from: address,
  to: address.optional(),
  gasUsed: hex,
  input: hex,
  output: hex.optional(),
  error: z.string().optional(),
  get calls() {
    return z.array(tracedCall).optional();
  },
});

type Traced = z.infer<typeof tracedCall>;

export interface CallNode {
  /** Position in the tree: `0`, `0.1`, `0.1.0`. */
  id: string;
  type: (typeof types)[number];
  from: Address;
  /** `''` for a failed contract creation. */
  to: string;
  name: string;
  args: DecodedValue[];
  results: DecodedValue[];
  /** Gas used, including inner calls. */
  gas: bigint;
  isReverted: boolean;
  reason: DecodedReason | null;
  calls: CallNode[];
}

function typeOf(word: string): CallNode['type'] {
  if (word.startsWith('CREATE')) return 'CREATE';
  return types.find((type) => type === word) ?? 'CALL';
}

function nodeOf(bench: Workbench, call: Traced, id: string): CallNode {
  const { from, to = null, input, output = '0x', calls = [] } = call;
  const isReverted = call.error !== undefined;
  const type = typeOf(call.type);
  return {
    id,
    type,
    from,
    to: to ?? '',
    // The input of a creation is the contract's code.
    ...(type === 'CREATE' ? { name: '', args: [] } : decodeCall(bench, to, input)),
    results: isReverted || type === 'CREATE' ? [] : decodeResult(bench, to, input, output),
    gas: BigInt(call.gasUsed),
    isReverted,
    reason: isReverted ? decodeReason(bench, output) : null,
    calls: calls.map((inner, index) => nodeOf(bench, inner, `${id}.${index}`)),
  };
}

interface TraceCall {
  Method: 'debug_traceTransaction';
  Parameters: [Hash, { tracer: 'callTracer' }];
  ReturnType: unknown;
}

/** Reads all calls of a transaction from its trace. @throws Error if the node does not trace. */
export async function readCalls(bench: Workbench, hash: Hash): Promise<CallNode> {
  const answer = await bench.client.request<TraceCall>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'callTracer' }],
  });
  return nodeOf(bench, tracedCall.parse(answer), '0');
}

const touched = z.record(address, z.object({ storage: z.record(hex, hex).optional() }));
const difference = z.object({ pre: touched, post: touched });

interface TraceState {
  Method: 'debug_traceTransaction';
  Parameters: [Hash, { tracer: 'prestateTracer'; tracerConfig: { diffMode: true } }];
  ReturnType: unknown;
}

export interface WrittenSlot {
  address: Address;
  slot: Hex;
  from: Hex;
  to: Hex;
}

const nothing: Hex = `0x${'0'.repeat(64)}`;

/** Reads all slots changed by a transaction. @throws Error if the node does not trace. */
export async function readWrites({ client }: Workbench, hash: Hash): Promise<WrittenSlot[]> {
  const answer = await client.request<TraceState>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
  });
  const { pre, post } = difference.parse(answer);
  const contracts = new Set([...Object.keys(pre), ...Object.keys(post)] as Address[]);
  return [...contracts].flatMap((contract) => {
    const before = pre[contract]?.storage ?? {};
    const after = post[contract]?.storage ?? {};
    const slots = new Set([...Object.keys(before), ...Object.keys(after)] as Hex[]);
    return [...slots].flatMap((slot) => {
      const from = before[slot] ?? nothing;
      const to = after[slot] ?? nothing;
      return BigInt(from) === BigInt(to) ? [] : [{ address: contract, slot, from, to }];
    });
  });
}
