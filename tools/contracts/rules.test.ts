import { expect, test } from 'vitest';
import { compile, compiledContracts, readContracts } from './compile.ts';
import { findBreaches, rules } from './rules.ts';

/** Loading solc's WebAssembly takes seconds on a busy machine. */
const timeout = 60_000;

function breachesOf(body: string) {
  const path = 'Sample.sol';
  const source = `pragma solidity 0.8.37;
interface ISample { function published_name(uint256 known_word) external; }
contract Sample {
  uint256 private constant _LIMIT = 32;
  uint256 private _count;
  ${body}
}`;
  const sources = { [path]: source };
  return findBreaches(sources, compile(sources).asts).map(({ rule, code }) => `${rule}: ${code}`);
}

test('our contracts break no rule', { timeout }, async () => {
  const { sources, compiled } = await compiledContracts();
  expect(Object.keys(sources)).toContain('contracts/src/RacePool.sol');
  const found = findBreaches(sources, compiled.asts);
  expect(found.map(({ at, rule, code }) => `${at} ${code}\n${rules[rule]}`)).toEqual([]);
});

test('contracts stay short enough to read', async () => {
  const sources = await readContracts();
  for (const name of ['RacePool', 'GlobalPool', 'PoolBase', 'PoolRoles', 'UplineRegistry']) {
    const lines = sources[`contracts/src/${name}.sol`]?.trimEnd().split('\n').length;
    expect(lines, name).toBeLessThan(350);
  }
});

const allowed = [
  'function f() external { for (uint256 i; i < 5; ++i) _count += i; }',
  'function f() external { uint256 i; for (; i < _LIMIT && _count != 7; i++) _count += i; }',
  'function f(uint8[] calldata a) external { require(a.length <= _LIMIT); for (uint256 i; i < a.length; ++i) _count += a[i]; }',
  'function f(uint8 a) external pure returns (uint256) { return uint256(a) + uint16(5) + uint16(a); }',
  'function f(address a) external pure returns (address payable) { return payable(a); }',
  'function published_name(uint256 known_word) external { _count = known_word; }',
];

test.each(allowed)('allows %s', { timeout }, (body) => {
  expect(breachesOf(body)).toEqual([]);
});

const refused: [string, string[]][] = [
  ['function f() external { assembly { tstore(0, 1) } }', ['assembly: assembly { tstore(0, 1) }']],
  ['function f() external { while (_count < 5) ++_count; }', ['loop: while (_count < 5) ++_count']],
  ['function f() external { do ++_count; while (_count < 5); }', ['loop: do ++_count; while (_count < 5);']],
  [
    'function f() external { for (uint256 i; i < _count; ++i) _LIMIT; }',
    ['loop: for (uint256 i; i < _count; ++i) _LIMIT'],
  ],
  [
    'function f() external { for (uint256 i; i < 5 || _count < 9; ++i) ++_count; }',
    ['loop: for (uint256 i; i < 5 || _count < 9; ++i) ++_count'],
  ],
  [
    'function f() external { for (uint256 i; i < 5; ++i) i = _count; }',
    ['loop: for (uint256 i; i < 5; ++i) i = _count'],
  ],
  [
    'function f() external { for (uint256 i; i < 5; ++_count) _LIMIT; }',
    ['loop: for (uint256 i; i < 5; ++_count) _LIMIT'],
  ],
  [
    'function f(uint8[] calldata a) external { for (uint256 i; i < a.length; ++i) _count += a[i]; require(a.length <= _LIMIT); }',
    ['loop: for (uint256 i; i < a.length; ++i) _count += a[i]'],
  ],
  [
    'function f(uint8[] calldata a) external { require(a.length <= _count); for (uint256 i; i < a.length; ++i) ++_count; }',
    ['loop: for (uint256 i; i < a.length; ++i) ++_count'],
  ],
  ['function f() public { if (_count > 0) f(); }', ['recursion: f()']],
  ['function f(address a) external { (bool done,) = a.call(""); require(done); }', ['lowLevel: a.call']],
  [
    'function f(address a) external { (bool done,) = a.delegatecall(""); require(done); }',
    ['lowLevel: a.delegatecall'],
  ],
  [
    'function f(address payable a) external { require(a.send(1)); a.transfer(1); }',
    ['lowLevel: a.send', 'lowLevel: a.transfer'],
  ],
  ['function f() external { selfdestruct(payable(msg.sender)); }', ['lowLevel: selfdestruct']],
  ['function f() external view returns (address) { return tx.origin; }', ['lowLevel: tx.origin']],
  ['function f(uint256 a) external pure returns (uint56) { return uint56(a); }', ['narrowing: uint56(a)']],
  ['function f(int256 a) external pure returns (uint256) { return uint256(a); }', ['narrowing: uint256(a)']],
  ['function f(uint256 a) external pure returns (int256) { return int256(a); }', ['narrowing: int256(a)']],
  ['function f() external { unchecked { ++_count; } }', ['unchecked: unchecked { ++_count; }']],
  ['function _snake_case() internal {}', ['name: function _snake_case() internal {}']],
  ['function f(uint256 own_word) external { _count = own_word; }', ['name: uint256 own_word']],
  ['uint256 private constant _limit = 5;', ['name: uint256 private constant _limit = 5']],
];

test.each(refused)('refuses %s', { timeout }, (body, expected) => {
  expect(breachesOf(body)).toEqual(expected);
});
