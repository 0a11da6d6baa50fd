import { roleHashes, withRoleName } from '@upline/chain/internal';
import type { AbiParameter } from 'viem';
import * as z from 'zod';
import type { Names } from './names.ts';
import type { Value } from './scenario.ts';

const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const fields = z.record(z.string(), z.custom<Value>());
const list = z.array(z.custom<Value>());

/** Looks up addresses by name. */
export type Addresses = Pick<Names, 'addressOf'>;

interface Kind {
  type: string;
  components: readonly AbiParameter[];
}

const kindOf = (parameter: AbiParameter): Kind => ({
  type: parameter.type,
  components: 'components' in parameter ? parameter.components : [],
});

/** The type of an array's entries; `null` for other types. */
function entryOf({ type, components }: Kind): Kind | null {
  const found = /^(.*)\[\d*\]$/.exec(type)?.[1];
  return found === undefined ? null : { type: found, components };
}

function written(kind: Kind, value: unknown, names: Names): Value {
  const entry = entryOf(kind);
  if (entry)
    return z
      .array(z.unknown())
      .parse(value)
      .map((one) => written(entry, one, names));
  if (kind.type === 'tuple') {
    const found = z.record(z.string(), z.unknown()).parse(value);
    return Object.fromEntries(
      kind.components.map((part) => [part.name ?? '', written(kindOf(part), found[part.name ?? ''], names)]),
    );
  }
  if (kind.type === 'bool') return Boolean(value);
  if (kind.type === 'address')
    return /^0x0+$/.test(String(value)) ? String(value) : names.nameOf(String(value));
  return String(withRoleName(value));
}

function read(kind: Kind, value: Value, names: Addresses): unknown {
  const entry = entryOf(kind);
  if (entry) return list.parse(value).map((one) => read(entry, one, names));
  if (kind.type === 'tuple') {
    const found = fields.parse(value);
    return Object.fromEntries(
      kind.components.map((part) => [part.name, read(kindOf(part), found[part.name ?? ''] ?? '', names)]),
    );
  }
  if (kind.type === 'bool') return z.boolean().parse(value);
  const text = z.string().parse(value);
  if (kind.type === 'address') return text.startsWith('0x') ? text : names.addressOf(text);
  // viem expects numbers for integers up to 48 bits.
  const width = /^u?int(\d+)$/.exec(kind.type)?.[1];
  if (width) return Number(width) <= 48 ? Number(whole.parse(text)) : whole.parse(text);
  return Object.entries(roleHashes).find(([role]) => kind.type === 'bytes32' && role === text)?.[1] ?? text;
}

/** Converts arguments to a scenario's form. */
export function writeValues(
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
  names: Names,
): Value[] {
  return inputs.map((input, at) => written(kindOf(input), values[at], names));
}

/** Converts a scenario's arguments for the ABI. @throws Error for a value of another type. */
export function readValues(
  inputs: readonly AbiParameter[],
  values: readonly Value[],
  names: Addresses,
): unknown[] {
  return inputs.map((input, at) => read(kindOf(input), values[at] ?? '', names));
}
