import { createHash } from 'node:crypto';
import type { ParsedFile } from './mutants.ts';
import { type AstNode, childrenOf, rangeOf } from './source/ast.ts';
import { type Edit, SourceText } from './source/sourceText.ts';

/** The cheatcodes used. Each file has its own name for them, because tests import each other. */
const cheatcodes = (name: string) => `
interface ${name} {
  function deployCode(string calldata, bytes calldata, uint256) external returns (address);
  function deployCode(string calldata, bytes calldata, uint256, bytes32) external returns (address);
}
`;

/** A contract's arguments in the order of its constructor's parameters. */
function argumentsInOrder({ names = [], arguments: given }: AstNode, contract: AstNode): AstNode[] {
  const values = given ?? [];
  if (names.length === 0) return values;
  const list = contract.nodes?.find(({ kind }) => kind === 'constructor')?.parameters;
  const declared = Array.isArray(list) ? list : list?.parameters;
  const order = Array.isArray(declared) ? declared.map(({ name = '' }) => name) : [];
  return order.flatMap((name) => values[names.indexOf(name)] ?? []);
}

/**
 * Rewrites a test so that every `new Pool(…)` of a contract in `sources` deploys that contract's
 * artifact at run time. The test's own code then never changes, and a mutant only costs the
 * compilation of its own file.
 */
export function deployByArtifact(
  { file, content, ast }: ParsedFile,
  declarations: ReadonlyMap<number, AstNode>,
  sources: readonly ParsedFile[],
): string {
  const source = new SourceText(content);
  const name = `MutationVm${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
  const homes = new Map(
    sources.flatMap((each) => (each.ast.nodes ?? []).map((declared) => [declared, each.file] as const)),
  );

  function* editsBelow(node: AstNode): Generator<Edit> {
    for (const child of childrenOf(node)) {
      const deployed = deployment(child);
      if (deployed) yield deployed;
      else yield* editsBelow(child);
    }
  }

  /** The text of `node`, with deployments inside it replaced too. */
  function textOf(node: AstNode): string {
    const { start, end } = rangeOf(node);
    return deployment(node)?.text ?? source.sliceWith(start, end, [...editsBelow(node)]);
  }

  function deployment(node: AstNode): Edit | undefined {
    const called = node.nodeType === 'FunctionCall' ? node.expression : undefined;
    const created = called?.nodeType === 'FunctionCallOptions' ? called.expression : called;
    const type = created?.nodeType === 'NewExpression' ? created.typeName : undefined;
    const contract = declarations.get(
      type?.referencedDeclaration ?? type?.pathNode?.referencedDeclaration ?? -1,
    );
    const home = contract && homes.get(contract);
    if (!called || !type || !home) return undefined;
    const option = (key: string) => {
      const value = called.options?.[called.names?.indexOf(key) ?? -1];
      return value ? [textOf(value)] : [];
    };
    const [value = '0'] = option('value');
    const constructed = argumentsInOrder(node, contract).map(textOf).join(', ');
    const words = [`"${home}:${contract.name}"`, `abi.encode(${constructed})`, value, ...option('salt')];
    const call = `${name}(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D).deployCode(${words.join(', ')})`;
    return { ...rangeOf(node), text: `${textOf(type)}(payable(${call}))` };
  }

  const edits = [...editsBelow(ast)];
  return edits.length > 0 ? source.apply(...edits) + cheatcodes(name) : content;
}
