import { beforeAll, expect, test } from 'vitest';
import { Compiler, refusal } from './compiler.ts';
import { type Mutant, mutantsOf, mutate } from './mutants.ts';
import { operators } from './operators/all.ts';
import { indexById } from './source/ast.ts';

// One function or constant per operator, with the operator's name. The text before them has more
// bytes than characters, because solc counts bytes.
const toy = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
// „Ünïcødé“
contract Toy {
    enum Fund { Product, Royalty, Bonus }
    struct Pair { uint256 first; uint256 second; }
    event Moved(address from, uint256 amount, address to);
    bytes32 internal constant ADMIN = 0;
    bytes32 internal constant MODIFIER = "m";
    mapping(address => Pair) private _pairs;
    uint256 private _start /* = 1 */ = 7;
    uint256 private _x;
    bool private _on;
    modifier onlyRole(bytes32) { _; }

    function arithmetic(uint256 a, uint256 b) internal pure returns (uint256) {
        return (a /* + */ + b) * a % b;
    }
    function compoundAssignment(uint256 a) internal { _x += a; }
    function step(uint256 a) internal pure returns (uint256) { a++; return --a; }
    function sign(int256 a) internal pure returns (int256) { return -a; }
    function comparison(uint256 a, address b) internal pure {
        require(a <= 5);
        require(a == 5);
        require(a != 0);
        require(b == address(0));
    }
    function connective(bool a, bool b) internal pure returns (bool) { return a && b; }
    function negation(bool a) internal pure returns (bool) { return !a; }
    function boolean() internal { _on = true; }
    function condition(bool a, uint256 b) internal {
        require(a);
        if (a || b > 1) _x = a ? b : 1;
        for (; b > 3; ) b--;
    }
    function number() internal pure returns (uint256) { return 10_000 + 2 days + 1e6 + 0x10 + 0; }
    function text() internal pure returns (bytes32) { return keccak256("MODIFIER"); }
    function enumMember() internal pure returns (Fund) { return Fund.Royalty; }
    function role() external onlyRole(ADMIN) {}
    function whose() internal view returns (address, address) { return (msg.sender, address(this)); }
    function statement() internal {
        delete _x;
        emit Moved(msg.sender, 1, address(this));
        for (_x = 1; _x < 2; _x++) continue;
    }
    function guard(bool a) internal pure { require(a, "no"); if (a) revert("yes"); }
    function modified() external onlyRole(MODIFIER) {}
    function initialValue(uint256 a) internal pure returns (uint256 b) { uint256 c = a; b = c; }
    function dataLocation() internal { Pair storage pair = _pairs[msg.sender]; pair.first = 1; }
    function swappedArguments(address a, uint256 b, address c) internal returns (Pair memory) {
        emit Moved(a, b, c);
        return Pair({first: b, second: _x});
    }
    function swappedOperands(uint256 a, uint256 b) internal pure returns (uint256) { return a - b + a; }
}
`;

let mutants: Mutant[];

beforeAll(async () => {
  const compiler = new Compiler();
  const compiled = await compiler.compile({
    root: '/',
    settings: {},
    entries: ['Toy.sol'],
    replaced: { 'Toy.sol': toy },
    outputs: { '*': { '': ['ast'] } },
  });
  await compiler.close();
  expect(refusal(compiled)).toBeUndefined();
  const ast = compiled.sources['Toy.sol']?.ast;
  if (!ast) throw new Error('solc gave no AST.');
  mutants = mutantsOf({ file: 'Toy.sol', content: toy, ast }, indexById([ast]));
}, 30_000);

/** The result of each operator on the lines with its name. */
const expected: Record<string, readonly [where: string, to: readonly string[]]> = {
  arithmetic: [
    'arithmetic',
    ['return (a /* + */ + b) / a % b;', 'return (a /* + */ + b) * a * b;', 'return (a /* + */ - b) * a % b;'],
  ],
  'compound-assignment': ['compoundAssignment', ['_x -= a;', '_x = a;']],
  step: ['step', ['a--; return --a;', 'a++; return ++a;', 'a++; return a--;']],
  sign: ['sign', ['return a;']],
  comparison: [
    'comparison',
    [
      'require(a < 5);',
      'require(a > 5);',
      'require(a != 5);',
      'require(a <= 5);',
      'require(a >= 5);',
      'require(a == 0);',
      'require(b != address(0));',
    ],
  ],
  connective: ['connective', ['return a || b;']],
  negation: ['negation', ['return a;']],
  boolean: ['boolean', ['_on = false;']],
  condition: [
    'condition',
    [
      'require(false);',
      'if (true) _x = a ? b : 1;',
      'if (false) _x = a ? b : 1;',
      'if (false || b > 1) _x = a ? b : 1;',
      'if (a || false) _x = a ? b : 1;',
      'if (a || b > 1) _x = true ? b : 1;',
      'if (a || b > 1) _x = false ? b : 1;',
      'for (; true; ) b--;',
      'for (; false; ) b--;',
    ],
  ],
  number: [
    'number',
    [
      'return 10001 + 2 days + 1e6 + 0x10 + 0;',
      'return 9999 + 2 days + 1e6 + 0x10 + 0;',
      'return 10_000 + 3 days + 1e6 + 0x10 + 0;',
      'return 10_000 + 1 days + 1e6 + 0x10 + 0;',
      'return 10_000 + 2 days + 1000001 + 0x10 + 0;',
      'return 10_000 + 2 days + 999999 + 0x10 + 0;',
      'return 10_000 + 2 days + 1e6 + 17 + 0;',
      'return 10_000 + 2 days + 1e6 + 15 + 0;',
      'return 10_000 + 2 days + 1e6 + 0x10 + 1;',
    ],
  ],
  text: ['text', ['return keccak256("");']],
  'enum-member': ['enumMember', ['return Fund.Product;', 'return Fund.Bonus;']],
  role: ['role', ['function role() external onlyRole(MODIFIER) {}']],
  whose: ['whose', ['return (address(this), address(this));', 'return (msg.sender, msg.sender);']],
  statement: [
    'statement',
    [
      '{}',
      '{}',
      'for (; _x < 2; _x++) continue;',
      'for (_x = 1; _x < 2; ) continue;',
      'for (_x = 1; _x < 2; _x++) {}',
    ],
  ],
  guard: ['guard', ['{} if (a) revert("yes");', 'require(a, "no"); if (a) {}']],
  modifier: ['modified', ['function modified() external {}']],
  'initial-value': ['initialValue', ['uint256 c; b = c;']],
  'data-location': ['dataLocation', ['Pair memory pair = _pairs[msg.sender]; pair.first = 1;']],
  'swapped-arguments': ['swappedArguments', ['emit Moved(c, b, a);', 'return Pair({first: _x, second: b});']],
  'swapped-operands': ['swappedOperands', ['return b - a + a;']],
};

/** The changed line without the head and the end of a one-line function. */
function body(line: string): string {
  return line.replace(/^function \w+\([^)]*\)[^{]*\{ (.*) \}$/, '$1');
}

test('every operator has an example', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(operators).toSorted());
});

test.for(Object.entries(expected))(
  '%s finds all of its matching sites and no other',
  ([operator, [where, to]]) => {
    const found = mutants.filter(
      (mutant) => mutant.operator === operator && mutant.within === `Toy.${where}`,
    );
    expect(found.map((mutant) => body(mutant.to)).toSorted()).toEqual(to.toSorted());
  },
);

test('removes the initial value of a state variable, whatever comments contain', () => {
  const found = mutants.filter(
    ({ operator, within }) => operator === 'initial-value' && within === 'Toy._start',
  );
  expect(found.map(({ to }) => to)).toEqual(['uint256 private _start /* = 1 */ ;']);
});

test('a mutant is the whole file with one change', () => {
  const mutant = mutants.find(({ to }) => to.includes('_x -= a;'));
  if (!mutant) throw new Error('There is no such mutant.');
  expect(mutate(toy, mutant)).toBe(toy.replace('_x += a', '_x -= a'));
  expect(mutant.line).toBe(toy.slice(0, toy.indexOf('_x += a')).split('\n').length);
});

test('no two mutants share an id or a text', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(new Set(mutants.map((mutant) => mutate(toy, mutant))).size).toBe(mutants.length);
});
