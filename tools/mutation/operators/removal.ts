import { type AstNode, rangeOf } from '../source/ast.ts';
import { isGuard, type Operator, replace, type Site } from './operator.ts';

const droppable = new Set([
  'ExpressionStatement',
  'EmitStatement',
  'RevertStatement',
  'Return',
  'Break',
  'Continue',
  'PlaceholderStatement',
]);

const isGuardStatement = ({ nodeType, expression }: AstNode) =>
  nodeType === 'RevertStatement' ||
  (nodeType === 'ExpressionStatement' && !!expression && isGuard(expression));

/** Solidity has no empty statement, so an empty block replaces it. */
function drop(node: AstNode, { source, ancestors: [parent] }: Site) {
  const isInLoopHead = parent?.initializationExpression === node || parent?.loopExpression === node;
  if (isInLoopHead) return replace(node, '');
  const { start, end } = rangeOf(node);
  return { start, end: source.afterSemicolon(end), text: '{}' };
}

export const statement: Operator = function* (node, site) {
  if (droppable.has(node.nodeType) && !isGuardStatement(node)) yield drop(node, site);
};

export const guard: Operator = function* (node, site) {
  if (isGuardStatement(node)) yield drop(node, site);
};

export const initialValue: Operator = function* (node, { source }) {
  const { nodeType, declarations: [declared, ...more] = [], initialValue: local } = node;
  if (nodeType === 'VariableDeclarationStatement' && local && declared && more.length === 0) {
    yield { start: rangeOf(declared).end, end: rangeOf(local).end, text: '' };
  }
  const { stateVariable, constant, typeName, value } = node;
  if (!stateVariable || constant || !typeName || typeof value !== 'object' || !value) return;
  const start = source.find('=', rangeOf(typeName).end, rangeOf(value).start);
  if (start !== undefined) yield { start, end: rangeOf(value).end, text: '' };
};

/** Removes a modifier; a base's constructor has to stay. */
export const modifier: Operator = function* (node) {
  if (node.nodeType !== 'ModifierInvocation' || node.kind === 'baseConstructorSpecifier') return;
  yield replace(node, '');
};

/** Copies storage to memory, so that every write is lost. */
export const dataLocation: Operator = function* (node, { source }) {
  if (node.nodeType !== 'VariableDeclaration' || node.stateVariable) return;
  if (node.storageLocation !== 'storage' || !node.typeName) return;
  const start = source.find('storage', rangeOf(node.typeName).end, rangeOf(node).end);
  if (start !== undefined) yield { start, end: start + 'storage'.length, text: 'memory' };
};
