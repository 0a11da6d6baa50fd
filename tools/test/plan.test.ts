import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { planJobs } from './plan.ts';

const all = parts.map((part) => ({ part }));
const named = (...names: readonly string[]) => all.filter(({ part }) => names.includes(part.name));

test('a short run has every part, and compiles the contracts before the parts that read them', () => {
  const jobs = planJobs(all, { isFull: false, atOnce: 1 });
  expect(jobs.map(({ part }) => part)).toEqual(['compile', ...parts.map(({ name }) => name)]);
  expect(jobs.find(({ part }) => part === 'chain')?.after).toBe('compile');
});

test('parts without contracts do not wait for them', () => {
  expect(planJobs(named('stories'), { isFull: false, atOnce: 1 }).map(({ id }) => id)).toEqual(['stories']);
});

test('divides a part that would last longest into complete slices', () => {
  const slices = planJobs(all, { isFull: true, atOnce: 6 }).filter(({ part }) => part === 'server');
  expect(slices.length).toBeGreaterThan(1);
  expect(slices.map(({ args }) => args.find((argument) => argument.startsWith('--shard')))).toEqual(
    slices.map((_, at) => `--shard=${at + 1}/${slices.length}`),
  );
});

test('shards on several machines run each check once and every slice of each part', () => {
  const machines = [1, 2, 3].map((index) =>
    planJobs(all, { isFull: false, atOnce: 1, shard: { index, count: 3 } }),
  );
  for (const part of parts) {
    const jobs = machines.flat().filter((job) => job.part === part.name);
    expect(jobs).toHaveLength(part.isDivisible ? 3 : 1);
  }
});

test.each([2, 3, 4, 5, 6, 8])('machines with %i parallel jobs divide each part in the same way', (atOnce) => {
  for (const isFull of [false, true]) {
    const machines = [1, 2, 3, 4].map((index) =>
      planJobs(all, { isFull, atOnce, shard: { index, count: 4 } }),
    );
    for (const { name } of parts.filter(({ isDivisible, name }) => isDivisible && name !== 'contracts')) {
      const jobs = machines.flat().filter(({ part }) => part === name);
      const slices = jobs.map(({ args }) => args.find((argument) => argument.startsWith('--shard')));
      expect(slices).toEqual(jobs.map((_, at) => `--shard=${at + 1}/${jobs.length}`));
    }
  }
});

test('divides a single part among the parallel jobs, unless its process uses all cores or there is only one', () => {
  const jobsOf = (name: string) =>
    planJobs(named(name), { isFull: false, atOnce: 3 }).filter(({ part }) => part === name);
  expect(jobsOf('stories')).toHaveLength(3);
  expect(jobsOf('postgres')).toHaveLength(1);
  expect(jobsOf('journeys')).toHaveLength(1);
});

test('divides the contract files without leaving one out', () => {
  const slices = [1, 2].map((index) =>
    planJobs(named('contracts'), { isFull: false, atOnce: 1, shard: { index, count: 2 } }),
  );
  const globs = slices.flatMap((jobs) => jobs.at(-1)?.args.at(-1) ?? '');
  const files = globs.flatMap((glob) => glob.slice(1, -1).split(','));
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('contracts/test/unit/RacePool.t.sol');
  expect(files.length).toBeGreaterThan(30);
});
