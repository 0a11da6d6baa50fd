import { formatMoney, fromDecimal } from '@upline/domain';
import { wallet } from '@upline/operate';
import { type AbiParameter, isHex } from 'viem';
import { partsOf } from './fields.ts';

/** Text of a call's fields, by path. */
export type CallTexts = Readonly<Record<string, string>>;

/** The arguments of a call, or an error message for each invalid field. */
export type ParsedValues =
  | { args: readonly unknown[]; faults: null }
  | { args: null; faults: Readonly<Record<string, string>> };

const bitsOf = (type: string) => Number(/^uint(\d+)$/.exec(type)?.[1] ?? 256);

/**
 * Digits, grouped in threes if separated by commas, spaces or underscores: “1,0” is an error, not
 * ten.
 */
const grouped = /^\$?(\d{1,3}([,\s_])\d{3}(\2\d{3})*|\d+)(\.\d+)?$/;

/** Parses an integer within the type's range; a dollar sign means dollars. */
function number(type: string, text: string): bigint {
  const most = 2n ** BigInt(bitsOf(type)) - 1n;
  const written = grouped.test(text) ? text.replaceAll(/[,\s_]/g, '') : '';
  const refusal = new Error(
    most > 1_000_000n
      ? `Give a whole number that fits ${type}, or dollars such as $150.`
      : `Give a whole number from 0 to ${most}.`,
  );
  let value: bigint;
  try {
    value = written.startsWith('$')
      ? fromDecimal(written.slice(1))
      : BigInt(/^\d+$/.exec(written)?.[0] ?? '-');
  } catch {
    throw refusal;
  }
  if (value < 0n || value > most) throw refusal;
  return value;
}

function bytes(type: string, text: string): string {
  const size = Number(type.slice('bytes'.length));
  const isRight = isHex(text) && text.length % 2 === 0 && (size === 0 || text.length === 2 + 2 * size);
  if (isRight) return text;
  throw new Error(size === 0 ? 'Give 0x and pairs of digits.' : `Give 0x and ${2 * size} digits.`);
}

/** Parses a JSON list; its numbers may be strings. */
function list(parameter: AbiParameter, text: string): unknown {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    items = null;
  }
  if (!Array.isArray(items)) throw new Error('Give a list in JSON, such as [].');
  const one = { ...parameter, type: parameter.type.replace(/\[\d*\]$/, '') } as AbiParameter;
  return items.map((item) => fromJson(one, item));
}

function fromJson(parameter: AbiParameter, item: unknown): unknown {
  const parts = partsOf(parameter);
  if (parts.length === 0) return scalar(parameter, String(item));
  const given = Object(item) as Record<string, unknown>;
  return Object.fromEntries(parts.map((part) => [part.name ?? '', fromJson(part, given[part.name ?? ''])]));
}

function scalar(parameter: AbiParameter, text: string): unknown {
  const { type } = parameter;
  if (type.includes('[')) return list(parameter, text);
  if (type === 'address') return wallet(text);
  if (type === 'bool') return text === 'true';
  return type.startsWith('uint') ? number(type, text) : bytes(type, text);
}

/** Parses a call's fields into ABI arguments. */
export function parseValues(inputs: readonly AbiParameter[], texts: CallTexts): ParsedValues {
  const faults: Record<string, string> = {};
  const read = (parameter: AbiParameter, index: number, above: string): unknown => {
    const name = parameter.name || `${index}`;
    const parts = partsOf(parameter);
    if (parts.length > 0) {
      const read1 = parts.map(
        (part, at) => [part.name ?? `${at}`, read(part, at, `${above}${name}.`)] as const,
      );
      return Object.fromEntries(read1);
    }
    const path = above + name;
    try {
      return scalar(parameter, (texts[path] ?? (parameter.type === 'bool' ? 'false' : '')).trim());
    } catch (error) {
      faults[path] = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  };
  const args = inputs.map((input, index) => read(input, index, ''));
  return Object.keys(faults).length > 0 ? { args: null, faults } : { args, faults: null };
}

/** Converts units to dollars; `''` if the text is no number. */
export function inDollars(text: string): string {
  try {
    return formatMoney(number('uint256', text.trim()));
  } catch {
    return '';
  }
}
