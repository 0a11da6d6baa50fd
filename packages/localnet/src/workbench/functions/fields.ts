import { roleHashes } from '@upline/chain/internal';
import { lastPosition } from '@upline/domain';
import type { AbiParameter } from 'viem';

/** Unit of a number in the contracts. */
export type Measure = 'money' | 'share' | 'time' | 'length' | null;

export type FieldControl = 'wallet' | 'switch' | 'choice' | 'number' | 'bytes' | 'list';

/** An input of a call; structs have one field for each member. */
export interface FunctionField {
  /** `referral`, `terms.joiningFee`. */
  path: string;
  /** `uint56`. */
  type: string;
  /** Description in the source. */
  note: string;
  control: FieldControl;
  measure: Measure;
  choices: readonly { value: string; label: string }[];
}

const moneyNames = /^(joiningFee|joining_fee|amount|fee|.*_cut)$/;
const shareNames = /(Share|_percentage)$/;
const timeNames = /^(deadline|timestamp|bound_at|ready_at|expires_at|schedule)$/;

/** Unit of these functions' unnamed values. */
const measures: Readonly<Record<string, Measure>> = {
  carry: 'money',
  claimed_bonus: 'money',
  earned_per_share: 'money',
  getCurrentBonusEarned: 'money',
  owed: 'money',
  product_fund: 'money',
  royalty_fund: 'money',
  allowance: 'money',
  balanceOf: 'money',
  totalSupply: 'money',
  approve: 'money',
  transfer: 'money',
  transferFrom: 'money',
  permit: 'money',
  paused_until: 'time',
  defaultAdminDelay: 'length',
  defaultAdminDelayIncreaseWait: 'length',
};

/** Determines a number's unit by its name, or by its function if it has none. */
export function measureOf(functionName: string, { name = '', type }: AbiParameter): Measure {
  if (!type.startsWith('uint')) return null;
  if (moneyNames.test(name)) return 'money';
  if (shareNames.test(name)) return 'share';
  if (timeNames.test(name)) return 'time';
  if (name === 'newDelay') return 'length';
  return name === '' || name === 'value' ? (measures[functionName] ?? null) : null;
}

const roles = Object.entries(roleHashes).filter(([name]) => name !== 'NOBODY');

function choicesOf({ name = '', type }: AbiParameter): FunctionField['choices'] {
  if (type === 'bytes32' && name === 'role') return roles.map(([label, value]) => ({ value, label }));
  if (type === 'uint8' && name === 'position') {
    return Array.from({ length: lastPosition }, (_, index) => ({
      value: `${index + 1}`,
      label: `Level ${index + 1}`,
    }));
  }
  return [];
}

function controlOf({ type }: AbiParameter, choices: FunctionField['choices']): FieldControl {
  if (type.includes('[')) return 'list';
  if (choices.length > 0) return 'choice';
  if (type === 'address') return 'wallet';
  if (type === 'bool') return 'switch';
  return type.startsWith('uint') ? 'number' : 'bytes';
}

/** Members of a struct; empty for other types. */
export function partsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return parameter.type === 'tuple' && 'components' in parameter ? parameter.components : [];
}

/** Input fields of a function in order, with one for each struct member. */
export function fieldsOf(
  functionName: string,
  inputs: readonly AbiParameter[],
  notes: Readonly<Record<string, string>>,
  above = '',
): FunctionField[] {
  return inputs.flatMap((input, index) => {
    const name = input.name || `${index}`;
    const path = above + name;
    const parts = partsOf(input);
    if (parts.length > 0) return fieldsOf(functionName, parts, {}, `${path}.`);
    const choices = choicesOf(input);
    return [
      {
        path,
        type: input.type,
        note: notes[name] ?? '',
        control: controlOf(input, choices),
        measure: measureOf(functionName, input),
        choices,
      },
    ];
  });
}
