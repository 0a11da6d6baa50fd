/**
 * The fields of solc's AST nodes used by mutation; `nodeType` determines the existing ones.
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

/** The byte range of `node` in its file; `end` is exclusive. */
export function rangeOf(node: AstNode): { start: number; end: number } {
  const [start = 0, length = 0] = node.src.split(':').map(Number);
  return { start, end: start + length };
}

/** solc's name for an expression's type: `uint256`, `contract IPool`, `int_const 5`. */
export function typeOf(node: AstNode): string {
  return node.typeDescriptions?.typeString ?? '';
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value && 'src' in value;
}

export function* childrenOf(node: AstNode): Generator<AstNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

/** `node` and all its descendants, each with its ancestors, nearest first. */
export function* walk(
  node: AstNode,
  ancestors: readonly AstNode[] = [],
): Generator<{ node: AstNode; ancestors: readonly AstNode[] }> {
  yield { node, ancestors };
  for (const child of childrenOf(node)) yield* walk(child, [node, ...ancestors]);
}

/** Every declaration of the units, by the number that references use. */
export function indexById(units: Iterable<AstNode>): Map<number, AstNode> {
  const found = new Map<number, AstNode>();
  for (const unit of units) {
    for (const { node } of walk(unit)) found.set(node.id, node);
  }
  return found;
}
