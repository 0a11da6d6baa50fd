import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Runs a part with a single job in its own process, as the command does. */
async function run(job: { command: string; args: readonly string[] }, isFull: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'upline-run-'));
  const script = `
    const { runChecks } = await import(${source('runChecks.ts')});
    const { readEvent } = await import(${source('event.ts')});
    const job = { ...${JSON.stringify(job)}, reader: () => readEvent };
    const part = { name: 'fake', title: 'Fake', cost: { short: 1, full: 1 }, jobs: () => job };
    const hasPassed = await runChecks([{ part }], { isFull: ${isFull}, atOnce: 1, folder: ${JSON.stringify(folder)} });
    process.exitCode = hasPassed ? 0 : 1;`;
  const { stdout, exitCode } = await execa('node', ['--input-type=module', '-e', script], {
    preferLocal: true,
    reject: false,
  });
  const { failures } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  return { lines: stdout.split('\n'), exitCode, failures };
}

test('a Vitest test that passes on its second attempt is flaky and reports its first error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-flaky-'));
  const flaky = `let tries = 0; test('opens', () => expect(++tries, 'the door is shut').toBe(2)); test('closes', () => {});`;
  await writeFile(join(folder, 'door.test.js'), flaky);
  const reporter = `--reporter=${new URL('vitestReporter.ts', import.meta.url).pathname}`;
  const args = ['run', '--root', folder, '--globals', '--retry=1', reporter];
  const { lines, exitCode } = await run({ command: 'vitest', args }, true);
  expect(lines.slice(-2)).toEqual(['1 flaky', '2 passed, 0 failed']);
  const named = lines.indexOf('Flaky, passed at the second try: 1');
  expect(lines.slice(named + 1, named + 3).join('\n')).toMatch(/door\.test\.js > opens\n.*the door is shut/);
  expect(exitCode).toBe(0);
});

const told = (index: number) =>
  JSON.stringify({
    kind: 'test',
    file: 'a.spec.ts',
    name: `opens door ${index}`,
    status: 'flaky',
    ms: 1,
    error: 'It was shut.',
    trace: `door-${index}.zip`,
  });

const flakyJob = (count: number) => ({
  command: 'node',
  args: [
    '-e',
    Array.from({ length: count }, (_, at) => `console.log('upline-test-event ' + '${told(at)}')`).join(';'),
  ],
});

test.each([
  [2, true, '2 flaky', 0],
  [3, true, '3 flaky: from 3 on a full run fails', 1],
  [3, false, '3 flaky', 0],
] as const)('%i flaky tests, full %s: says "%s" and exits %i', async (count, isFull, said, code) => {
  const { lines, exitCode, failures } = await run(flakyJob(count), isFull);
  expect(lines.slice(-2)).toEqual([said, `${count} passed, 0 failed`]);
  expect(lines).toContain('    pnpm exec playwright show-trace door-1.zip');
  expect(exitCode).toBe(code);
  // A failed run stores its tests for the next `--only-failed`.
  expect(failures).toHaveLength(code === 0 ? 0 : count);
});
