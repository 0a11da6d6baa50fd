import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { planJobs } from './plan.ts';

const all = parts.map((part) => ({ part }));
const named = (...names: readonly string[]) => all.filter(({ part }) => names.includes(part.name));

test('a short run holds every part, and compiles the contracts before what reads them', () => {
  const jobs = planJobs(all, { isFull: false, atOnce: 1 });
  expect(jobs.map(({ part }) => part)).toEqual(['compile', ...parts.map(({ name }) => name)]);
  expect(jobs.find(({ part }) => part === 'chain')?.after).toBe('compile');
});

test('what needs no contracts does not wait for them', () => {
  expect(planJobs(named('stories'), { isFull: false, atOnce: 1 }).map(({ id }) => id)).toEqual(['stories']);
});

test('a part that would last the longest is divided, and its slices make the whole', () => {
  const slices = planJobs(all, { isFull: true, atOnce: 6 }).filter(({ part }) => part === 'server');
  expect(slices.length).toBeGreaterThan(1);
  expect(slices.map(({ args }) => args.find((argument) => argument.startsWith('--shard')))).toEqual(
    slices.map((_, at) => `--shard=${at + 1}/${slices.length}`),
  );
});

test('the shards of several machines run each check once, and every slice of each part', () => {
  const machines = [1, 2, 3].map((index) =>
    planJobs(all, { isFull: false, atOnce: 1, shard: { index, count: 3 } }),
  );
  for (const part of parts) {
    const jobs = machines.flat().filter((job) => job.part === part.name);
    expect(jobs).toHaveLength(part.isDivisible ? 3 : 1);
  }
});

test.each([2, 3, 4, 5, 6, 8])('machines with %i jobs at once divide each part alike', (atOnce) => {
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

test('a part alone is divided among the jobs at once, unless its process uses all cores or there is only one', () => {
  const jobsOf = (name: string) =>
    planJobs(named(name), { isFull: false, atOnce: 3 }).filter(({ part }) => part === name);
  expect(jobsOf('stories')).toHaveLength(3);
  expect(jobsOf('postgres')).toHaveLength(1);
  expect(jobsOf('journeys')).toHaveLength(1);
});

test('files of the contracts are divided without one being left out', () => {
  const slices = [1, 2].map((index) =>
    planJobs(named('contracts'), { isFull: false, atOnce: 1, shard: { index, count: 2 } }),
  );
  const globs = slices.flatMap((jobs) => jobs.at(-1)?.args.at(-1) ?? '');
  const files = globs.flatMap((glob) => glob.slice(1, -1).split(','));
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('contracts/test/unit/RacePool.t.sol');
  expect(files.length).toBeGreaterThan(30);
});
