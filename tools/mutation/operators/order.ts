import { type AstNode, rangeOf, typeOf } from '../source/ast.ts';
import type { SourceText } from '../source/sourceText.ts';
import { isGuard, type Operator } from './operator.ts';

/** True if the two types look compatible; solc makes the final decision. */
function isAlike(one: AstNode, other: AstNode): boolean {
  const [kind, otherKind] = [one, other].map((node) =>
    typeOf(node).replace(/^(u?int\d+|int_const .*)$/, 'number'),
  );
  return kind === otherKind;
}

function swap(source: SourceText, one: AstNode, other: AstNode) {
  const [first, second] = [rangeOf(one), rangeOf(other)];
  const between = source.slice(first.end, second.start);
  return {
    start: first.start,
    end: second.end,
    text: source.slice(second.start, second.end) + between + source.slice(first.start, first.end),
  };
}

/**
 * Swaps each argument with the next one of its type: in calls, events, errors and structs, and in
 * tuples that are returned or assigned.
 */
export const swappedArguments: Operator = function* (node, { source }) {
  if (isGuard(node)) return;
  const listed =
    (node.nodeType === 'FunctionCall' && node.arguments) ||
    (node.nodeType === 'TupleExpression' && node.components) ||
    [];
  const values = listed.filter((value) => value !== null);
  for (const [at, one] of values.entries()) {
    const other = values.slice(at + 1).find((later) => isAlike(one, later));
    if (!other) continue;
    const edit = swap(source, one, other);
    if (edit.text !== source.slice(edit.start, edit.end)) yield edit;
  }
};

const ordered = new Set(['-', '/', '%', '**', '<<', '>>']);

/** Swaps the operands of a non-commutative operator. */
export const swappedOperands: Operator = function* (node, { source }) {
  const { nodeType, operator = '', leftExpression: left, rightExpression: right } = node;
  if (nodeType !== 'BinaryOperation' || !left || !right || !ordered.has(operator)) return;
  yield swap(source, left, right);
};
