/**
 * A node of solc's AST with the fields that mutation reads; which of them exist follows from `nodeType`.
 * @see https://docs.soliditylang.org/en/latest/using-the-compiler.html#output-description
 */
export interface AstNode {
  id: number;
  nodeType: string;
  /** `start:length:file`, in bytes of UTF-8. */
  src: string;
  name?: string;
  kind?: string;
  value?: AstNode | string | null;
  subdenomination?: string | null;
  operator?: string;
  prefix?: boolean;
  constant?: boolean;
  stateVariable?: boolean;
  visibility?: string;
  storageLocation?: string;
  contractKind?: string;
  abstract?: boolean;
  memberName?: string;
  absolutePath?: string;
  referencedDeclaration?: number | null;
  linearizedBaseContracts?: number[];
  names?: string[];
  nodes?: AstNode[];
  members?: AstNode[];
  modifiers?: AstNode[];
  baseContracts?: AstNode[];
  baseName?: AstNode;
  modifierName?: AstNode;
  arguments?: AstNode[] | null;
  components?: (AstNode | null)[];
  declarations?: (AstNode | null)[];
  parameters?: AstNode | AstNode[];
  options?: AstNode[];
  expression?: AstNode | null;
  leftExpression?: AstNode;
  rightExpression?: AstNode;
  leftHandSide?: AstNode;
  rightHandSide?: AstNode;
  subExpression?: AstNode;
  condition?: AstNode | null;
  initialValue?: AstNode | null;
  initializationExpression?: AstNode | null;
  loopExpression?: AstNode | null;
  typeName?: AstNode;
  pathNode?: AstNode;
  typeDescriptions?: { typeString?: string | null; typeIdentifier?: string | null };
}

/** Where `node` lies in its file, in bytes; `end` is not part of it. */
export function rangeOf(node: AstNode): { start: number; end: number } {
  const [start = 0, length = 0] = node.src.split(':').map(Number);
  return { start, end: start + length };
}

/** What solc calls the type of an expression: `uint256`, `contract IPool`, `int_const 5`. */
export function typeOf(node: AstNode): string {
  return node.typeDescriptions?.typeString ?? '';
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value && 'src' in value;
}

/** The nodes directly below `node`, in the order in which solc lists them. */
export function* childrenOf(node: AstNode): Generator<AstNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

/** `node` and everything below it, each with the nodes above it, the nearest first. */
export function* walk(
  node: AstNode,
  ancestors: readonly AstNode[] = [],
): Generator<{ node: AstNode; ancestors: readonly AstNode[] }> {
  yield { node, ancestors };
  for (const child of childrenOf(node)) yield* walk(child, [node, ...ancestors]);
}

/** Every declaration that the units hold, by the number that references to it carry. */
export function indexById(units: Iterable<AstNode>): Map<number, AstNode> {
  const found = new Map<number, AstNode>();
  for (const unit of units) {
    for (const { node } of walk(unit)) found.set(node.id, node);
  }
  return found;
}
