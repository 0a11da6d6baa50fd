import { type AstNode, rangeOf } from '../source/ast.ts';
import { type Operator, replaceBetween } from './operator.ts';

const binary: Record<string, readonly string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
};

const assignment: Record<string, readonly string[]> = {
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '*=': ['/=', '='],
  '/=': ['*=', '='],
  '%=': ['*=', '='],
  '&=': ['|=', '='],
  '|=': ['&=', '='],
  '^=': ['&=', '='],
  '<<=': ['>>=', '='],
  '>>=': ['<<=', '='],
};

/** Swaps the operator between two numbers or bit sets. */
export const arithmetic: Operator = function* (node, { source }) {
  const { nodeType, operator = '', leftExpression: left, rightExpression: right } = node;
  if (nodeType !== 'BinaryOperation' || !left || !right) return;
  for (const other of binary[operator] ?? []) yield replaceBetween(source, [left, right], operator, other);
};

/** Swaps the operator of a compound assignment, or makes it a plain assignment. */
export const compoundAssignment: Operator = function* (node, { source }) {
  const { nodeType, operator = '', leftHandSide: left, rightHandSide: right } = node;
  if (nodeType !== 'Assignment' || !left || !right) return;
  for (const other of assignment[operator] ?? []) {
    yield replaceBetween(source, [left, right], operator, other);
  }
};

/** Swaps `++` and `--`, and prefix and postfix where the value is read. */
export const step: Operator = function* (node, { source, ancestors }) {
  const { nodeType, operator, prefix, subExpression } = node;
  if (nodeType !== 'UnaryOperation' || !subExpression) return;
  if (operator !== '++' && operator !== '--') return;
  const range = rangeOf(node);
  const stepped = rangeOf(subExpression);
  const operand = source.slice(stepped.start, stepped.end);
  const written = (token: string, before: boolean) => (before ? token + operand : operand + token);
  yield { ...range, text: written(operator === '++' ? '--' : '++', prefix === true) };
  if (isRead(ancestors)) yield { ...range, text: written(operator, prefix !== true) };
};

function isRead([parent]: readonly AstNode[]): boolean {
  return parent?.nodeType !== 'ExpressionStatement';
}

export const sign: Operator = function* (node, { source }) {
  const { nodeType, operator, subExpression } = node;
  if (nodeType !== 'UnaryOperation' || !subExpression) return;
  if (operator !== '-' && operator !== '~') return;
  const { start, end } = rangeOf(subExpression);
  yield { ...rangeOf(node), text: source.slice(start, end) };
};
