import { roleHashes } from '@upline/chain/internal';
import { lastPosition } from '@upline/domain';
import type { AbiParameter } from 'viem';

/** What a number of the contracts counts. */
export type Measure = 'money' | 'share' | 'time' | 'length' | null;

/** How a value is asked for. */
export type FieldControl = 'wallet' | 'switch' | 'choice' | 'number' | 'bytes' | 'list';

/** One value that a call takes; a struct is asked for part by part. */
export interface FunctionField {
  /** `referral`, `terms.joiningFee`. */
  path: string;
  /** `uint56`. */
  type: string;
  /** What the source says of it. */
  note: string;
  control: FieldControl;
  measure: Measure;
  choices: readonly { value: string; label: string }[];
}

const moneyNames = /^(joiningFee|joining_fee|amount|fee|.*_cut)$/;
const shareNames = /(Share|_percentage)$/;
const timeNames = /^(deadline|timestamp|bound_at|ready_at|expires_at|schedule)$/;

/** What the one unnamed result of these functions counts. */
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

/** What a number counts, by its name or by the function that takes or gives it without one. */
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

/** The parts of a struct; none of anything else. */
export function partsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return parameter.type === 'tuple' && 'components' in parameter ? parameter.components : [];
}

/** The values that a function takes, in their order, structs part by part. */
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
