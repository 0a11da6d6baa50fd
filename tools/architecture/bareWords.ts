import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync';

/** Bare text beside other content in one element. */
export interface BareWords {
  file: string;
  line: number;
  code: string;
  /** A slot renders a caller's value: text or elements. */
  kind: 'words' | 'slot';
}

const words = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigInt | TypeFlags.BigIntLiteral;

const isBlank = (node: Node) => (isStringLiteral(node) || isJsxText(node)) && node.text.trim() === '';

/**
 * The possible results of an expression: both branches of a choice, and the right side of a
 * condition.
 */
function outcomesOf(node: Node): readonly Node[] {
  if (isParenthesizedExpression(node)) return outcomesOf(node.expression);
  if (isConditionalExpression(node)) return [...outcomesOf(node.whenTrue), ...outcomesOf(node.whenFalse)];
  if (!isBinaryExpression(node)) return [node];
  switch (node.operatorToken.kind) {
    case SyntaxKind.AmpersandAmpersandToken:
      return outcomesOf(node.right);
    case SyntaxKind.BarBarToken:
    case SyntaxKind.QuestionQuestionToken:
      return [...outcomesOf(node.left), ...outcomesOf(node.right)];
    default:
      return [node];
  }
}

/** The children of an element in order, each with its possible results; fragments are flattened. */
function shownIn(parent: JsxElement | JsxFragment): readonly (readonly Node[])[] {
  return [...parent.children].flatMap((child) => {
    if (isJsxFragment(child)) return shownIn(child);
    // A written space is a text node, and so a sibling; a line break in the code is none.
    if (isJsxText(child)) return isBlank(child) && child.text.includes('\n') ? [] : [[child]];
    if (!isJsxExpression(child)) return [[child]];
    if (!child.expression) return [];
    const outcomes = outcomesOf(child.expression);
    const [only] = outcomes;
    return outcomes.length === 1 && only && isJsxFragment(only) ? shownIn(only) : [outcomes];
  });
}

/** All nodes of a file that may be text and have a sibling. */
function askedIn(source: SourceFile): Node[] {
  const asked: Node[] = [];
  function visit(node: Node): void {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const shown = shownIn(node);
      if (shown.length > 1) asked.push(...shown.flat());
      // A fragment in a choice has the siblings of the whole expression.
      else for (const outcome of shown.flat()) if (isJsxFragment(outcome)) visit(outcome);
    }
    node.forEachChild(visit);
  }
  visit(source);
  return [...new Set(asked)].filter((node) => !isBlank(node));
}

function kindOf(checker: Checker, type: Type | undefined): BareWords['kind'] | null {
  if (!type) return null;
  if (type.flags & words) return 'words';
  if (type.flags & TypeFlags.Union) {
    const parts = (type as UnionType).getTypes();
    if (!parts.some((part) => kindOf(checker, part))) return null;
    return parts.some(({ flags }) => flags & TypeFlags.Object) ? 'slot' : 'words';
  }
  return null;
}

/**
 * Finds text that shares an element with other content. A browser that translates a page replaces
 * bare text nodes by elements; when React then moves, removes or updates them, the page fails or
 * stays stale. Text alone in its element is safe.
 * @param root The folder of tsconfig.json, with a trailing slash.
 * @param isMeant True if a file, given by its path from the root, is checked.
 */
export function bareWords(root: string, isMeant: (file: string) => boolean): BareWords[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects();
    if (!project) throw new Error(`There is no TypeScript project at ${root}.`);
    const { program, checker } = project;
    const files = program.getSourceFileNames().filter((name) => isMeant(name.slice(root.length)));
    return files.flatMap((name) => {
      const source = program.getSourceFile(name);
      if (!source) return [];
      const asked = askedIn(source);
      const types = checker.getTypeAtLocation(asked);
      return asked.flatMap((node, at) => {
        const kind = isJsxText(node) ? 'words' : kindOf(checker, types[at]);
        if (!kind) return [];
        const start = node.getStart(source);
        const line = source.text.slice(0, start).split('\n').length;
        return [{ file: name.slice(root.length), line, code: source.text.slice(start, node.end), kind }];
      });
    });
  } finally {
    api.close();
  }
}
