import { type AstNode, rangeOf, typeOf } from '../source/ast.ts';
import { isGuard, type Operator, replace, replaceBetween } from './operator.ts';

/** For each comparison, its neighbour at the boundary and its negation. */
const order: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
};

/** Further neighbours of equality between numbers. */
const neighbours: Record<string, readonly string[]> = { '==': ['<=', '>='], '!=': ['<', '>'] };

const isNumber = (node: AstNode) => /^(u?int\d|int_const )/.test(typeOf(node));

// An unsigned number is never below zero: `!= 0` equals `> 0`, and `>= 0` is always true.
const isZero = (node: AstNode) => typeOf(node) === 'int_const 0';

/** Moves a boundary by one, or negates the comparison. */
export const comparison: Operator = function* (node, { source }) {
  const { nodeType, operator = '', leftExpression: left, rightExpression: right } = node;
  if (nodeType !== 'BinaryOperation' || !left || !right) return;
  const bordering = isNumber(left) && isNumber(right) && !isZero(left) && !isZero(right);
  for (const other of [...(order[operator] ?? []), ...((bordering && neighbours[operator]) || [])]) {
    yield replaceBetween(source, [left, right], operator, other);
  }
};

export const connective: Operator = function* (node, { source }) {
  const { nodeType, operator = '', leftExpression: left, rightExpression: right } = node;
  if (nodeType !== 'BinaryOperation' || !left || !right) return;
  if (operator === '&&') yield replaceBetween(source, [left, right], operator, '||');
  if (operator === '||') yield replaceBetween(source, [left, right], operator, '&&');
};

export const negation: Operator = function* (node, { source }) {
  if (node.nodeType !== 'UnaryOperation' || node.operator !== '!' || !node.subExpression) return;
  const { start, end } = rangeOf(node.subExpression);
  yield replace(node, source.slice(start, end));
};

export const boolean: Operator = function* (node) {
  if (node.nodeType !== 'Literal' || node.kind !== 'bool') return;
  yield replace(node, node.value === 'true' ? 'false' : 'true');
};

const branching = new Set([
  'IfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'Conditional',
]);

/**
 * The truth values that change behaviour at `node`; a guard that is always true equals a dropped
 * guard.
 */
function forcedValues(node: AstNode, parent: AstNode): readonly string[] {
  if (branching.has(parent.nodeType)) return parent.condition === node ? ['true', 'false'] : [];
  if (isGuard(parent)) return parent.arguments?.[0] === node ? ['false'] : [];
  // The other value would decide the whole condition, which is forced separately.
  if (parent.nodeType === 'BinaryOperation' && parent.operator === '&&') return ['true'];
  if (parent.nodeType === 'BinaryOperation' && parent.operator === '||') return ['false'];
  const decides =
    parent.nodeType === 'Return' ||
    (parent.nodeType === 'Assignment' && parent.rightHandSide === node) ||
    parent.nodeType === 'VariableDeclarationStatement' ||
    (parent.nodeType === 'FunctionCall' && parent.expression !== node);
  return decides ? ['true', 'false'] : [];
}

/** Forces a condition to a fixed value. */
export const condition: Operator = function* (node, { ancestors: [parent] }) {
  if (!parent || typeOf(node) !== 'bool' || node.nodeType === 'Literal') return;
  if (node.nodeType === 'ElementaryTypeName' || node.nodeType === 'VariableDeclaration') return;
  for (const value of forcedValues(node, parent)) yield replace(node, value);
};
