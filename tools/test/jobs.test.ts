import { expect, test } from 'vitest';
import { runJobs } from './jobs.ts';
import type { Job } from './parts.ts';

function job(id: string, cost: number, after?: string): Job {
  return { id, part: id, title: id, command: 'true', args: [], cost, ...(after && { after }) };
}

function stage(jobs: readonly Job[], atOnce: number) {
  const began: string[] = [];
  const ends = new Map<string, (hasPassed: boolean) => void>();
  const over = runJobs(jobs, atOnce, ({ id }) => {
    began.push(id);
    return new Promise((resolve) => ends.set(id, resolve));
  });
  const end = async (id: string, hasPassed = true) => {
    ends.get(id)?.(hasPassed);
    await new Promise(setImmediate);
  };
  return { began, over, end };
}

test('starts the longest job first, within the limit of parallel jobs', async () => {
  const { began, end, over } = stage([job('short', 1), job('long', 9), job('middle', 5)], 2);
  expect(began).toEqual(['long', 'middle']);
  await end('middle');
  expect(began).toEqual(['long', 'middle', 'short']);
  await end('short');
  await end('long');
  expect(await over).toEqual([]);
});

test('starts a job that others wait for before one that takes longer by itself', async () => {
  const { began, end } = stage([job('alone', 50), job('compile', 10), job('waits', 45, 'compile')], 1);
  expect(began).toEqual(['compile']);
  await end('compile');
  expect(began).toEqual(['compile', 'alone']);
});

test('a blocked job does not delay others', async () => {
  const { began } = stage([job('compile', 10), job('waits', 45, 'compile'), job('small', 1)], 2);
  expect(began).toEqual(['compile', 'small']);
});

test('never runs jobs that depend on a failed one, and returns them', async () => {
  const { began, end, over } = stage([job('compile', 10), job('waits', 45, 'compile')], 2);
  await end('compile', false);
  expect((await over).map(({ id }) => id)).toEqual(['waits']);
  expect(began).toEqual(['compile']);
});
