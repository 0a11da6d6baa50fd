import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEvent, type TestEvent } from './event.ts';
import type { Job } from './parts.ts';
import { runJob } from './runJob.ts';
import { tallied } from './tally.ts';

const told = (event: TestEvent) =>
  `console.log('upline-test-event ' + ${JSON.stringify(JSON.stringify(event))})`;
const passed: TestEvent = { kind: 'test', file: 'a.test.ts', name: 'adds', status: 'passed', ms: 1 };

async function run(script: string, { isTold = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'upline-job-'));
  const job: Job = {
    id: 'unit',
    part: 'unit',
    title: 'Unit',
    command: process.execPath,
    args: ['-e', script],
    cost: 1,
    ...(isTold && { reader: () => readEvent }),
  };
  const heard: string[] = [];
  const result = await runJob(job, folder, ({ name, status }) => heard.push(`${name} ${status}`));
  return { ...result, heard, counts: tallied(result.tests) };
}

test('reports tests as they end, and writes other output to the log', async () => {
  const { heard, counts, log, files } = await run(
    `console.log('Hello.'); ${told(passed)}; ${told({ ...passed, name: 'later', status: 'skipped' })};
    ${told({ kind: 'file', file: 'a.test.ts', ms: 20 })}`,
  );
  expect(heard).toEqual(['adds passed', 'later skipped']);
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1, flaky: 0 });
  expect(files.get('a.test.ts')).toBe(20);
  expect(await readFile(log, 'utf8')).toBe('Hello.\n');
});

test('a process with a failing exit code has failed, whatever its tests report', async () => {
  const { counts, tests } = await run(`${told(passed)}; console.error('It broke.'); process.exitCode = 1`);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 });
  expect(tests.at(-1)?.error).toContain('It broke.');
});

test('reports an error outside all tests with the last output', async () => {
  const error: TestEvent = { ...passed, file: '', name: '(outside)', status: 'failed', error: 'No server.' };
  const { tests } = await run(`${told(error)}; console.log('Port 5432 is taken.'); process.exitCode = 1`);
  expect(tests.map((test) => test.error?.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('No server. Port 5432 is taken.'),
  ]);
});

test('a run without tests has failed', async () => {
  const { counts, tests } = await run(`console.log('Nothing to do.')`);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
  expect(tests[0]?.error).toContain('No test ran.');
});

test('a missing command has failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-job-'));
  const job: Job = { id: 'x', part: 'x', title: 'X', command: 'no-such-command', args: [], cost: 1 };
  const { tests } = await runJob(job, folder, () => {});
  expect(tallied(tests)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
});

test.each([
  ['passes', '', { passed: 1, failed: 0, skipped: 0, flaky: 0 }],
  ['fails', 'process.exitCode = 2', { passed: 0, failed: 1, skipped: 0, flaky: 0 }],
])('a check without tests %s as a whole', async (_, script, expected) => {
  expect((await run(script, { isTold: false })).counts).toEqual(expected);
});
