import { withRoleName } from '@upline/chain/internal';
import { formatMoney } from '@upline/domain';
import type { AbiParameter } from 'viem';
import { measureOf, partsOf } from './fields.ts';

/** A returned value for display. */
export interface ShownValue {
  /** `terms.joiningFee`; `''` for a single unnamed result. */
  name: string;
  type: string;
  /** Raw value: units, seconds, hex. */
  text: string;
  /** Readable form, if different: dollars, percent, time, role. */
  plain: string;
}

function plainOf(functionName: string, parameter: AbiParameter, value: unknown): string {
  const measure = measureOf(functionName, parameter);
  if (typeof value === 'bigint' || typeof value === 'number') {
    if (measure === 'money') return formatMoney(BigInt(value));
    if (measure === 'share') return `${Number(value) / 100} %`;
    if (measure === 'length') return `${Number(value) / 3600} hours`;
    if (measure === 'time' && BigInt(value) > 0n && BigInt(value) < 8_000_000_000_000n) {
      return new Date(Number(value) * 1000).toISOString();
    }
  }
  if (parameter.internalType === 'enum IPool.Kind') return value === 0 ? 'Race' : 'Global';
  const named = parameter.type === 'bytes32' ? withRoleName(value) : value;
  return named === value ? '' : String(named);
}

/** Formats returned values, with one entry for each struct member. */
export function shownValues(
  functionName: string,
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
  above = '',
): ShownValue[] {
  return parameters.flatMap((parameter, index) => {
    const name = above + (parameter.name || (parameters.length > 1 ? `${index}` : ''));
    const value = values[index];
    const parts = partsOf(parameter);
    if (parts.length > 0) {
      const given = Object(value) as Record<string, unknown>;
      return shownValues(
        functionName,
        parts,
        parts.map((part) => given[part.name ?? '']),
        name ? `${name}.` : '',
      );
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown, at) => ({
        name: `${name}[${at}]`,
        type: parameter.type.replace(/\[\d*\]$/, ''),
        text: String(item),
        plain: '',
      }));
    }
    return [
      { name, type: parameter.type, text: String(value), plain: plainOf(functionName, parameter, value) },
    ];
  });
}
