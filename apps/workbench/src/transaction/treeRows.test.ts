import { expect, test } from 'vitest';
import type { BenchCall } from '../ports/explore.ts';
import { callerOf, treeRows } from './treeRows.ts';

const call = (id: string, calls: readonly BenchCall[] = []): BenchCall => ({
  ...{ id, type: 'CALL', from: '0x1', to: '0x2', name: 'f', args: [], results: [], gas: 1n },
  ...{ isReverted: false, reason: null, calls },
});
const tree = call('0', [call('0.0', [call('0.0.0')]), call('0.1')]);

test('lists calls in execution order, each below its caller', () => {
  const rows = treeRows(tree, new Set()).map(({ call: { id }, level }) => [id, level]);
  expect(rows).toEqual([
    ['0', 1],
    ['0.0', 2],
    ['0.0.0', 3],
    ['0.1', 2],
  ]);
});

test('hides the inner calls of a collapsed call', () => {
  expect(treeRows(tree, new Set(['0.0'])).map(({ call: { id } }) => id)).toEqual(['0', '0.0', '0.1']);
});

test('returns the caller of a call, empty for the first', () => {
  expect(callerOf('0.0.12')).toBe('0.0');
  expect(callerOf('0')).toBe('');
});
