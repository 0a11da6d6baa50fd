import { type AstNode, rangeOf } from '../source/ast.ts';
import type { Edit, SourceText } from '../source/sourceText.ts';

/** Where a node stands. */
export interface Site {
  source: SourceText;
  /** The nodes above it, the nearest first. */
  ancestors: readonly AstNode[];
  /** Every declaration of the program, by number. */
  declarations: ReadonlyMap<number, AstNode>;
}

/** One way to damage a program: every edit that it offers at a node is a mutant of its own. */
export type Operator = (node: AstNode, site: Site) => Iterable<Edit>;

/** The edit that puts `text` in place of `node`. */
export function replace(node: AstNode, text: string): Edit {
  return { ...rangeOf(node), text };
}

/** The edit that puts `text` in place of the operator token between two expressions. */
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
