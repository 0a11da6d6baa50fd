import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Equivalents, entryFor, readEquivalents } from './equivalents.ts';
import type { Mutant } from './mutants.ts';
import { refuted, survivors } from './report.ts';

const mutant: Mutant = {
  id: '00000001',
  file: 'src/Pool.sol',
  line: 7,
  within: 'Pool.start',
  operator: 'step',
  from: '++x;',
  to: '--x;',
  edit: { start: 0, end: 2, text: '--' },
};
const reason = 'Nobody ever reads what x has become.';
const list = new Equivalents([{ ...entryFor(mutant), reason }]);
const other = { ...mutant, to: '{}' };

test('identifies a mutant by its text, also after its line has moved', () => {
  expect(list.reasonFor({ ...mutant, id: '00000002', line: 70 })).toBe(reason);
  expect(list.reasonFor({ ...mutant, within: 'Pool.stop' })).toBeUndefined();
  expect(list.reasonFor(other)).toBeUndefined();
});

test('an entry without a matching mutant is stale', () => {
  expect(list.stale([other, mutant])).toEqual([]);
  expect(list.stale([other])).toEqual([{ ...entryFor(mutant), reason }]);
});

test('reports only unexplained survivors, and explanations refuted by a kill', () => {
  const verdict = { outcome: 'survived' } as const;
  const judged = [
    { mutant, verdict },
    { mutant: other, verdict },
  ];
  expect(survivors(judged, list)).toEqual([other]);
  expect(refuted(judged, list)).toEqual([]);
  const killed = { mutant, verdict: { outcome: 'timeout' } } as const;
  expect(refuted([killed], list)).toEqual([killed]);
});

test('rejects a reason that is too short', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'upline-equivalents-'));
  const path = join(dir, 'equivalent.json');
  await writeFile(path, JSON.stringify([{ ...entryFor(mutant), reason: 'same' }]));
  await expect(readEquivalents(path)).rejects.toThrow('reason');
  await rm(dir, { recursive: true });
});
