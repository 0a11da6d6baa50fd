import { type AstNode, rangeOf } from '../source/ast.ts';
import type { Edit, SourceText } from '../source/sourceText.ts';

export interface Site {
  source: SourceText;
  /** Ancestors, nearest first. */
  ancestors: readonly AstNode[];
  /** Every declaration of the program, by number. */
  declarations: ReadonlyMap<number, AstNode>;
}

/** A mutation operator: each edit it yields at a node is one mutant. */
export type Operator = (node: AstNode, site: Site) => Iterable<Edit>;

export function replace(node: AstNode, text: string): Edit {
  return { ...rangeOf(node), text };
}

/** The edit that replaces the operator token between two expressions by `text`. */
export function replaceBetween(
  source: SourceText,
  [left, right]: readonly [AstNode, AstNode],
  token: string,
  text: string,
): Edit {
  const start = source.find(token, rangeOf(left).end, rangeOf(right).start);
  if (start === undefined) throw new Error(`No ${token} between ${left.src} and ${right.src}.`);
  return { start, end: start + token.length, text };
}

const guards = new Set(['require', 'assert', 'revert']);

/** `require(…)`, `assert(…)` or `revert(…)`. */
export function isGuard(node: AstNode): boolean {
  const called = node.nodeType === 'FunctionCall' ? node.expression : undefined;
  return called?.nodeType === 'Identifier' && guards.has(called.name ?? '');
}
