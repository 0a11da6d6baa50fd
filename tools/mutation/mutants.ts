import { createHash } from 'node:crypto';
import { operators } from './operators/all.ts';
import { type AstNode, walk } from './source/ast.ts';
import { type Edit, SourceText } from './source/sourceText.ts';

export interface Mutant {
  /** Stable while the line's text is unchanged, wherever it moves in its function. */
  id: string;
  /** Relative to the repository. */
  file: string;
  line: number;
  /** The contract and function, or the contract only: `PoolBase.start`. */
  within: string;
  operator: string;
  /** The changed lines, before and after, each joined into one. */
  from: string;
  to: string;
  edit: Edit;
}

export interface ParsedFile {
  file: string;
  content: string;
  ast: AstNode;
}

function placeOf(chain: readonly AstNode[]): string {
  const contract = chain.find(({ nodeType }) => nodeType === 'ContractDefinition');
  const part = chain.find(
    ({ nodeType, stateVariable }) =>
      nodeType === 'FunctionDefinition' || nodeType === 'ModifierDefinition' || stateVariable,
  );
  return [contract?.name, part?.name || part?.kind].filter(Boolean).join('.');
}

function idOf(words: readonly (string | number)[]): string {
  return createHash('sha256').update(words.join('\0')).digest('hex').slice(0, 8);
}

const unchanging = new Set(['PragmaDirective', 'ImportDirective', 'StructuredDocumentation']);

/**
 * All mutants of a file: each operator at each matching site. Two operators with the same result
 * make one mutant, named after the first of them in the table.
 * @param declarations Every declaration of the program by number, to resolve references.
 */
export function mutantsOf(
  { file, content, ast }: ParsedFile,
  declarations: ReadonlyMap<number, AstNode>,
): Mutant[] {
  const source = new SourceText(content);
  const written = new Set<string>();
  const twins = new Map<string, number>();
  const mutants: Mutant[] = [];
  for (const { node, ancestors } of walk(ast)) {
    if ([node, ...ancestors].some(({ nodeType }) => unchanging.has(nodeType))) continue;
    for (const [operator, offer] of Object.entries(operators)) {
      for (const edit of offer(node, { source, ancestors, declarations })) {
        const spot = `${edit.start} ${edit.end} ${edit.text}`;
        if (written.has(spot)) continue;
        written.add(spot);
        const { from, to } = source.lines(edit);
        const within = placeOf([node, ...ancestors]);
        const twin = [file, within, operator, from, to].join('\0');
        const nth = twins.get(twin) ?? 0;
        twins.set(twin, nth + 1);
        const id = idOf([twin, nth]);
        mutants.push({ id, file, line: source.lineOf(edit.start), within, operator, from, to, edit });
      }
    }
  }
  return mutants.toSorted((a, b) => a.edit.start - b.edit.start);
}

export function mutate(content: string, { edit }: Mutant): string {
  return new SourceText(content).apply(edit);
}
