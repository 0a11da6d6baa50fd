import { type AstNode, rangeOf, typeOf } from '../source/ast.ts';
import { type Operator, replace } from './operator.ts';

/**
 * The value of a Solidity number as written, without its unit; undefined for addresses and
 * fractions.
 */
function wholeNumber(written: string): bigint | undefined {
  const plain = written.replaceAll('_', '');
  if (/^0x[0-9a-f]{40}$/i.test(plain)) return undefined;
  if (/^(0x[0-9a-f]+|\d+)$/i.test(plain)) return BigInt(plain);
  const [, digits, zeros] = /^(\d+)e(\d+)$/i.exec(plain) ?? [];
  return digits && zeros ? BigInt(digits) * 10n ** BigInt(zeros) : undefined;
}

/** Adds and subtracts one, in the unit of the written number. */
export const number: Operator = function* (node, { source }) {
  if (node.nodeType !== 'Literal' || node.kind !== 'number') return;
  const { start, end } = rangeOf(node);
  const unit = node.subdenomination;
  const written = source.slice(start, end);
  const value = wholeNumber(unit ? written.slice(0, -unit.length).trim() : written);
  if (value === undefined) return;
  const suffix = unit ? ` ${unit}` : '';
  yield replace(node, `${value + 1n}${suffix}`);
  if (value > 0n) yield replace(node, `${value - 1n}${suffix}`);
};

export const text: Operator = function* (node) {
  if (node.nodeType !== 'Literal' || node.kind !== 'string' || node.value === '') return;
  yield replace(node, '""');
};

export const enumMember: Operator = function* (node, { source, declarations }) {
  const { nodeType, expression, memberName, referencedDeclaration } = node;
  if (nodeType !== 'MemberAccess' || !expression || referencedDeclaration == null) return;
  if (declarations.get(referencedDeclaration)?.nodeType !== 'EnumValue') return;
  const type = declarations.get(expression.referencedDeclaration ?? -1);
  const { start, end } = rangeOf(expression);
  for (const { name } of type?.members ?? []) {
    if (name !== memberName) yield replace(node, `${source.slice(start, end)}.${name}`);
  }
};

function isRole(declaration: AstNode | undefined): boolean {
  return Boolean(
    declaration?.constant && declaration.visibility !== 'private' && typeOf(declaration) === 'bytes32',
  );
}

/** Replaces a role by each other role: all `bytes32` constants of the contract and its bases. */
export const role: Operator = function* (node, { ancestors, declarations }) {
  if (node.nodeType !== 'Identifier' || !isRole(declarations.get(node.referencedDeclaration ?? -1))) return;
  const contract = ancestors.find(({ nodeType }) => nodeType === 'ContractDefinition');
  const others = new Set(
    (contract?.linearizedBaseContracts ?? [])
      .flatMap((id) => declarations.get(id)?.nodes ?? [])
      .filter((declaration) => isRole(declaration) && declaration.name !== node.name)
      .map(({ name = '' }) => name),
  );
  for (const other of others) yield replace(node, other);
};

/** Swaps the caller and the contract's own address. */
export const whose: Operator = function* (node, { source }) {
  const { start, end } = rangeOf(node);
  const written = source.slice(start, end);
  if (node.nodeType === 'MemberAccess' && written === 'msg.sender') yield replace(node, 'address(this)');
  if (node.nodeType === 'FunctionCall' && written === 'address(this)') yield replace(node, 'msg.sender');
};
