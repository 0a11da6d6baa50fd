import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from './job.ts';
import { createPictureProcess } from './pictureProcess.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-picture-process-'));
});

afterAll(() => rm(folder, { recursive: true }));

const job: Job = { step: 'clean', from: 'a', to: 'b', format: 'bmp' };

/**
 * Runs a job in a scripted process.
 * @param first Code of the first process. @param later Code of the processes after it.
 * @returns The result or the error message, and the number of processes.
 */
async function ask(first: string, later = first, processor = 60) {
  const marks = await mkdtemp(join(folder, 'marks-'));
  const script = join(marks, 'process.mjs');
  await writeFile(
    script,
    `import { readdirSync, writeFileSync } from 'node:fs';
    const isFirst = readdirSync('${marks}').length === 1;
    writeFileSync('${marks}/' + process.pid, '');
    process.on('message', () => { if (isFirst) { ${first} } else { ${later} } });
    process.send('ready');`,
  );
  const pictures = createPictureProcess({ memory: 1e9, processor }, script);
  const answer = await pictures.ask(job, new AbortController().signal).catch((error: Error) => error.message);
  pictures.close();
  return { answer, processes: (await readdir(marks)).length - 1 };
}

const end = (signal: string) => `process.kill(process.pid, '${signal}')`;

test('repeats the job in a new process after a kill from outside', async () => {
  for (const signal of ['SIGKILL', 'SIGINT', 'SIGTERM']) {
    expect(await ask(end(signal), 'process.send({ cost: 7 })')).toEqual({
      answer: { cost: 7 },
      processes: 2,
    });
  }
  const twice = await ask(end('SIGKILL'));
  expect(twice).toEqual({ answer: expect.stringContaining('ended twice'), processes: 2 });
});

test('does not repeat a job that crashes the process', async () => {
  expect(await ask('process.abort()')).toEqual({ answer: { over: 'memory' }, processes: 1 });
});

test.runIf(process.platform === 'linux')(
  'enforces the time limit from outside if the event loop hangs',
  async () => {
    expect(await ask('for (;;);', '', 0.3)).toEqual({ answer: { over: 'time' }, processes: 1 });
  },
);
