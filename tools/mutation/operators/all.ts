import { arithmetic, compoundAssignment, sign, step } from './arithmetic.ts';
import { enumMember, number, role, text, whose } from './constants.ts';
import { boolean, comparison, condition, connective, negation } from './logic.ts';
import type { Operator } from './operator.ts';
import { swappedArguments, swappedOperands } from './order.ts';
import { dataLocation, guard, initialValue, modifier, statement } from './removal.ts';

/** All operators, by the name used in reports and in the list of equivalents. */
export const operators: Readonly<Record<string, Operator>> = {
  arithmetic,
  'compound-assignment': compoundAssignment,
  step,
  sign,
  comparison,
  connective,
  negation,
  boolean,
  condition,
  number,
  text,
  'enum-member': enumMember,
  role,
  whose,
  statement,
  guard,
  modifier,
  'initial-value': initialValue,
  'data-location': dataLocation,
  'swapped-arguments': swappedArguments,
  'swapped-operands': swappedOperands,
};
