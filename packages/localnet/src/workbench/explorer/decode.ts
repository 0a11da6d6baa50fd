import { withRoleName } from '@upline/chain/internal';
import {
  type Abi,
  type AbiParameter,
  type Address,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionData,
  decodeFunctionResult,
  type Hex,
} from 'viem';
import { getAbiItem, getAddress, isAddress } from 'viem/utils';
import { contractAt, type Workbench } from '../workbench.ts';

export interface DecodedValue {
  /** `''` if the ABI has no name for it. */
  name: string;
  type: string;
  /** Checksummed addresses and decimal numbers. */
  value: string;
  /** True if the unit is 10⁻⁶ of the coin. */
  isMoney: boolean;
}

/** A call or event by name; by selector or topic if no known ABI has it. */
export interface Decoded {
  name: string;
  args: DecodedValue[];
}

/** The error of a call, or its message. Both `''` without data. */
export interface DecodedReason extends Decoded {
  text: string;
}

/** Names of amounts of the coin in the contracts. */
const money = /^(amount|value|units|fee|joining_?fee|bonus|perUpline|product|wad|owed|earned|\w+Cut)$/i;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `(${Object.values(value).map(textOf).join(', ')})`;
  if (typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value);
  return String(withRoleName(value));
}

function valuesOf(parameters: readonly AbiParameter[], values: unknown): DecodedValue[] {
  return parameters.map(({ name = '', type }, index) => {
    const value = Array.isArray(values) ? values[index] : (values as Record<string, unknown>)?.[name];
    return { name, type, value: textOf(value), isMoney: /^uint\d*$/.test(type) && money.test(name) };
  });
}

/** Views that return an unnamed amount of the coin. */
const moneyOf =
  /^(balanceOf|allowance|totalSupply|owed|getCurrentBonusEarned|claimed_bonus|(product|royalty)_fund)$/;

const selectorOf = (data: Hex) => data.slice(0, 10);

export function decodeCall(bench: Workbench, to: Address | null, input: Hex): Decoded {
  const abi = contractAt(bench, to)?.abi;
  if (!abi) return { name: selectorOf(input), args: [] };
  try {
    const { functionName: name, args = [] } = decodeFunctionData({ abi, data: input });
    const item = getAbiItem({ abi, name, args: args as readonly unknown[] });
    return { name, args: item?.type === 'function' ? valuesOf(item.inputs, args) : [] };
  } catch {
    return { name: selectorOf(input), args: [] };
  }
}

export function decodeResult(bench: Workbench, to: Address | null, input: Hex, output: Hex): DecodedValue[] {
  const abi = contractAt(bench, to)?.abi;
  if (!abi || output === '0x') return [];
  try {
    const { functionName: name, args } = decodeFunctionData({ abi, data: input });
    const item = getAbiItem({ abi, name, args: args as readonly unknown[] });
    if (item?.type !== 'function') return [];
    const one = decodeFunctionResult({ abi: [item] as Abi, functionName: name, data: output });
    const values = valuesOf(item.outputs, item.outputs.length === 1 ? [one] : one);
    return values.map((value) => ({ ...value, isMoney: value.isMoney || moneyOf.test(name) }));
  } catch {
    return [];
  }
}

export function decodeEvent(
  bench: Workbench,
  { address, topics, data }: { address: Address; topics: readonly Hex[]; data: Hex },
): Decoded {
  const unknown = { name: topics[0] ?? '', args: [] };
  const abi = contractAt(bench, address)?.abi;
  const [signature, ...indexed] = topics;
  if (!abi || !signature) return unknown;
  try {
    const { eventName: name, args } = decodeEventLog({ abi, data, topics: [signature, ...indexed] });
    const item = abi.find((one) => one.type === 'event' && one.name === name);
    return item?.type === 'event' && name ? { name, args: valuesOf(item.inputs, args) } : unknown;
  } catch {
    return unknown;
  }
}

/** Decodes the error of a call with the errors of all known contracts. */
export function decodeReason({ contracts }: Workbench, output: Hex): DecodedReason {
  const abi = contracts.flatMap((contract) => contract.abi.filter(({ type }) => type === 'error'));
  try {
    const { errorName: name, args = [], abiItem } = decodeErrorResult({ abi, data: output });
    if (name === 'Error') return { name: '', text: String(args[0]), args: [] };
    return { name, text: '', args: 'inputs' in abiItem ? valuesOf(abiItem.inputs ?? [], args) : [] };
  } catch {
    return { name: '', text: '', args: [] };
  }
}
