import { createHash } from 'node:crypto';
import { operators } from './operators/all.ts';
import { type AstNode, walk } from './source/ast.ts';
import { type Edit, SourceText } from './source/sourceText.ts';

/** One damaged version of one file. */
export interface Mutant {
  /** The same as long as its line reads the same, wherever that line moves in its function. */
  id: string;
  /** Relative to the repository. */
  file: string;
  line: number;
  /** The contract and function, or contract alone, that it lies in: `PoolBase.start`. */
  within: string;
  operator: string;
  /** The lines that change, as one line, and what they become. */
  from: string;
  to: string;
  edit: Edit;
}

/** A source file as solc read it. */
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
 * Every mutant of a file: each operator at each site that it fits. Two operators that write the same text
 * make one mutant, under the name that comes first in the table.
 * @param declarations Every declaration of the program by number, so that references can be followed.
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

/** The file with the mutant in it. */
export function mutate(content: string, { edit }: Mutant): string {
  return new SourceText(content).apply(edit);
}
