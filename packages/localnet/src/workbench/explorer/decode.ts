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

/** A value of a call, an event or an error. */
export interface DecodedValue {
  /** `''` where the ABI has no name for it. */
  name: string;
  type: string;
  /** Addresses in full, numbers in digits. */
  value: string;
  /** Whether it counts units of 10⁻⁶ of the coin. */
  isMoney: boolean;
}

/** A call or event by its name; its selector or topic where no ABI of ours has it. */
export interface Decoded {
  name: string;
  args: DecodedValue[];
}

/** Why a call was stopped: the contract's own error, or words. Both `''` where it said neither. */
export interface DecodedReason extends Decoded {
  text: string;
}

/** What the contracts call an amount of coins. */
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

/** Views that answer with an amount of coins and give it no name. */
const moneyOf =
  /^(balanceOf|allowance|totalSupply|owed|getCurrentBonusEarned|claimed_bonus|(product|royalty)_fund)$/;

const selectorOf = (data: Hex) => data.slice(0, 10);

/** What was called at an address. */
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

/** What a call that was not stopped answered. */
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

/** What a contract of ours wrote down. */
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

/** Why a call was stopped, by what it answered: whichever contract of ours knows the error. */
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
