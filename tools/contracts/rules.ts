import type { AstNode, Sources } from './compile.ts';

export interface Breach {
  /** `path:line`. */
  at: string;
  rule: keyof typeof rules;
  code: string;
}

/** Rules for contracts/src that solhint and Forge's lint cannot check. */
export const rules = {
  assembly: 'No inline assembly.',
  loop: 'A loop is a `for` whose counter alone is stepped up by one at its end, and it goes on only while that counter is below a constant, or below the length of a parameter that a `require` before it holds to a constant.',
  recursion: 'No function calls itself.',
  lowLevel:
    'No call, delegatecall, staticcall, send or transfer of an address, no selfdestruct, no tx.origin.',
  narrowing: 'No conversion of an integer to a type that cannot hold all its values: SafeCast instead.',
  unchecked: 'No unchecked arithmetic.',
  name: 'snake_case is for what the interfaces publish; constants are SCREAMING_SNAKE_CASE, all else mixedCase.',
} as const;

type Rule = keyof typeof rules;

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

const childrenOf = (node: AstNode): AstNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

function* walk(node: AstNode, above: AstNode[] = []): Generator<[AstNode, AstNode[]]> {
  yield [node, above];
  for (const child of childrenOf(node)) yield* walk(child, [...above, node]);
}

const child = (node: AstNode | undefined, name: string): AstNode | undefined => {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
};

const children = (node: AstNode | undefined, name: string): AstNode[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** solc's name for the type of an expression, like `uint256` or `int_const 5`. */
function typeOf(node: AstNode | undefined): string {
  const described = node?.typeDescriptions as { typeString?: string } | undefined;
  return described?.typeString ?? '';
}

const idOf = (node: AstNode | undefined) =>
  node?.nodeType === 'Identifier' ? node.referencedDeclaration : undefined;

/** The operands of a chain of `&&`. */
const conjuncts = (node: AstNode | undefined): AstNode[] => {
  if (!node) return [];
  if (node.nodeType === 'BinaryOperation' && node.operator === '&&') {
    return [...conjuncts(child(node, 'leftExpression')), ...conjuncts(child(node, 'rightExpression'))];
  }
  return [node];
};

function breaches(nodes: Map<number, AstNode>, published: Set<string>) {
  const isConstant = (node: AstNode | undefined): boolean =>
    node?.nodeType === 'Literal' || nodes.get(Number(idOf(node)))?.constant === true;

  const isBelow = (node: AstNode, operators: string[]) =>
    node.nodeType === 'BinaryOperation' && operators.includes(String(node.operator));

  const lengthOf = (node: AstNode | undefined): unknown =>
    node?.nodeType === 'MemberAccess' && node.memberName === 'length'
      ? idOf(child(node, 'expression'))
      : undefined;

  /**
   * True if a statement of the function before `loop` is
   * `require(parameter.length <= constant, …)`.
   */
  function isHeld(parameter: unknown, loop: AstNode, above: AstNode[]): boolean {
    const body = child(
      above.findLast(({ nodeType }) => nodeType === 'FunctionDefinition'),
      'body',
    );
    const statements = children(body, 'statements');
    const before = statements.slice(0, Math.max(0, statements.indexOf(loop)));
    return before.some((statement) => {
      const call = child(statement, 'expression');
      if (call?.nodeType !== 'FunctionCall' || child(call, 'expression')?.name !== 'require') return false;
      const [condition] = children(call, 'arguments');
      return (
        condition !== undefined &&
        isBelow(condition, ['<', '<=']) &&
        lengthOf(child(condition, 'leftExpression')) === parameter &&
        isConstant(child(condition, 'rightExpression'))
      );
    });
  }

  function isBounded(loop: AstNode, above: AstNode[]): boolean {
    const step = child(child(loop, 'loopExpression'), 'expression');
    const counter = idOf(child(step, 'subExpression'));
    if (step?.operator !== '++' || counter === undefined) return false;
    const touched = [...walk(child(loop, 'body') ?? loop)].some(
      ([node]) =>
        idOf(child(node, 'leftHandSide')) === counter ||
        (node.nodeType === 'UnaryOperation' && idOf(child(node, 'subExpression')) === counter),
    );
    if (touched) return false;
    return conjuncts(child(loop, 'condition')).some((condition) => {
      if (!isBelow(condition, ['<', '<=']) || idOf(child(condition, 'leftExpression')) !== counter) {
        return false;
      }
      const bound = child(condition, 'rightExpression');
      const parameter = lengthOf(bound);
      return isConstant(bound) || (parameter !== undefined && isHeld(parameter, loop, above));
    });
  }

  function isNarrowing(node: AstNode): boolean {
    if (node.kind !== 'typeConversion') return false;
    const [argument] = children(node, 'arguments');
    const [to, from] = [integer(typeOf(node)), integer(typeOf(argument))];
    if (!to || !from) return false;
    if (from.signed !== to.signed) return from.signed || from.bits >= to.bits;
    return from.bits > to.bits;
  }

  function isBadName(node: AstNode): boolean {
    const name = String(node.name ?? '');
    if (name === '' || published.has(name)) return false;
    if (node.nodeType === 'VariableDeclaration' && (node.constant || node.mutability === 'immutable')) {
      return !/^_?[A-Z][A-Z0-9_]*$/.test(name);
    }
    if (node.nodeType !== 'VariableDeclaration' && node.nodeType !== 'FunctionDefinition') return false;
    return !/^_?[a-z][a-zA-Z0-9]*$/.test(name);
  }

  const calls = (node: AstNode, above: AstNode[]): boolean => {
    const target = child(node, 'expression')?.referencedDeclaration;
    return (
      target !== undefined &&
      above.some(({ id, nodeType }) => nodeType === 'FunctionDefinition' && id === target)
    );
  };

  return (node: AstNode, above: AstNode[]): Rule[] => {
    const found: Rule[] = [];
    switch (node.nodeType) {
      case 'InlineAssembly':
        found.push('assembly');
        break;
      case 'UncheckedBlock':
        found.push('unchecked');
        break;
      case 'WhileStatement':
      case 'DoWhileStatement':
        found.push('loop');
        break;
      case 'ForStatement':
        if (!isBounded(node, above)) found.push('loop');
        break;
      case 'MemberAccess':
        if (isLowLevel(node)) found.push('lowLevel');
        break;
      case 'Identifier':
        if (node.name === 'selfdestruct') found.push('lowLevel');
        break;
      case 'FunctionCall':
        if (isNarrowing(node)) found.push('narrowing');
        if (calls(node, above)) found.push('recursion');
        break;
    }
    if (isBadName(node)) found.push('name');
    return found;
  };
}

function integer(type: string): { signed: boolean; bits: number } | undefined {
  const match = /^(u?)int(\d+)$/.exec(type);
  return match ? { signed: match[1] === '', bits: Number(match[2]) } : undefined;
}

function isLowLevel(node: AstNode): boolean {
  const of = typeOf(child(node, 'expression'));
  const member = String(node.memberName);
  if (of === 'tx') return member === 'origin';
  return (
    of.startsWith('address') && ['call', 'delegatecall', 'staticcall', 'send', 'transfer'].includes(member)
  );
}

/** Names of functions, parameters, results and struct members in interfaces. */
function publishedNames(asts: AstNode[]): Set<string> {
  const names = new Set<string>();
  for (const ast of asts) {
    for (const [node, above] of walk(ast)) {
      if (above.some(({ contractKind }) => contractKind === 'interface')) names.add(String(node.name));
    }
  }
  return names;
}

/**
 * Checks sources against the rules.
 * @param asts Their syntax trees, all from one compilation.
 * @returns The violations, in the order of the sources.
 */
export function findBreaches(sources: Sources, asts: Record<string, AstNode>): Breach[] {
  const trees = Object.values(asts);
  const nodes = new Map(trees.flatMap((ast) => [...walk(ast)].map(([node]) => [node.id, node] as const)));
  const judge = breaches(nodes, publishedNames(trees));
  return Object.entries(asts).flatMap(([path, ast]) =>
    [...walk(ast)].flatMap(([node, above]) =>
      judge(node, above).map((rule) => ({ ...place(path, sources[path] ?? '', node), rule })),
    ),
  );
}

function place(path: string, source: string, { src }: AstNode): { at: string; code: string } {
  const [start = 0, length = 0] = src.split(':').map(Number);
  const bytes = Buffer.from(source);
  const line = bytes.subarray(0, start).toString().split('\n').length;
  const [code = ''] = bytes
    .subarray(start, start + length)
    .toString()
    .split('\n');
  return { at: `${path}:${line}`, code };
}
