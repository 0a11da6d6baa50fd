import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { divide, longFiles, weightOf } from './balancedShards.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('apps/server/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] });
const itself = (file: string) => file;
const weightIn = (isFull: boolean) => (file: string) => weightOf(file, isFull);

test.each([
  ['short', false],
  ['full', true],
])('server shards in a %s run contain every file once and have the same weight', (_, isFull) => {
  const weigh = weightIn(isFull);
  const shards = divide(files, 2, weigh, itself);
  expect(shards.flat().toSorted()).toEqual(files.toSorted());
  const weights = shards.map((own) => own.reduce((sum, file) => sum + weigh(file), 0));
  expect(Math.abs((weights[0] ?? 0) - (weights[1] ?? 0))).toBeLessThanOrEqual(weightOf('any other', isFull));
});

test('shards do not depend on the order of the files', () => {
  const weigh = weightIn(true);
  expect(divide(files.toReversed(), 3, weigh, itself)).toEqual(divide(files, 3, weigh, itself));
});

test('every file listed as long exists', () => {
  expect(longFiles.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});
