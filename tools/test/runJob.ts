import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { TestEnded, TestEvent } from './event.ts';
import type { Job } from './parts.ts';

export interface JobResult {
  job: Job;
  tests: readonly TestEnded[];
  /** Milliseconds by file, including hooks and loading. */
  files: ReadonlyMap<string, number>;
  texts: readonly string[];
  seconds: number;
  log: string;
}

/**
 * Node's compile cache for the many processes that load the same modules: saves a seventh, even in
 * a first run.
 */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** Number of log lines shown for a failure outside all tests. */
const lastWords = 60;

/**
 * Runs a job to its end. A failing exit code, or a run without tests, counts as at least one
 * failure.
 * @param folder The folder for its log.
 * @param onTest Called as each test ends.
 */
export async function runJob(
  job: Job,
  folder: string,
  onTest: (test: TestEnded) => void,
): Promise<JobResult> {
  const began = performance.now();
  const log = join(folder, `${job.id}.log`);
  const written = createWriteStream(log);
  const read = job.reader?.() ?? (() => null);
  const tests: TestEnded[] = [];
  const files = new Map<string, number>();
  const texts: string[] = [];
  // An error outside all tests is usually a process that did not start: its last output has the
  // reason.
  const outside: TestEnded[] = [];
  const end = (test: TestEnded) => {
    tests.push(test);
    onTest(test);
  };
  const take = (event: TestEvent) => {
    if (event.kind === 'file') files.set(event.file, (files.get(event.file) ?? 0) + event.ms);
    else if (event.kind === 'texts') texts.push(...event.ids);
    else if (event.status === 'failed' && event.file === '') outside.push(event);
    else end(event);
  };
  const run = execa(job.command, job.args, {
    all: true,
    buffer: false,
    reject: false,
    preferLocal: true,
    env: { NODE_COMPILE_CACHE: compileCache, ...job.env, FORCE_COLOR: '0' },
  });
  const last: string[] = [];
  for await (const line of createInterface({ input: run.all })) {
    const event = read(line);
    if (event) take(event);
    else if (line !== '') {
      written.write(`${line}\n`);
      last.push(line);
      if (last.length > lastWords) last.shift();
    }
  }
  const { failed, shortMessage } = await run;
  await new Promise((resolve) => written.end(resolve));
  const whole = { kind: 'test', file: '', name: job.title, ms: performance.now() - began } as const;
  const words = [...last, ...(failed ? [shortMessage ?? ''] : [])].join('\n');
  for (const test of outside) end({ ...test, error: `${test.error ?? ''}\n\n${words}` });
  if (failed && !tests.some(({ status }) => status === 'failed'))
    end({ ...whole, status: 'failed', error: words });
  else if (!job.reader) end({ ...whole, status: 'passed' });
  else if (tests.length === 0) end({ ...whole, status: 'failed', error: `${words}\nNo test ran.` });
  return { job, tests, files, texts, seconds: (performance.now() - began) / 1000, log };
}
