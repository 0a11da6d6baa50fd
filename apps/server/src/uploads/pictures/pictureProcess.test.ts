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
 * Has a job done by a process that does what it is told.
 * @param first What the first of its kind does with a job. @param later What those after it do.
 * @returns Its answer, or the words by which it fails; and how many processes there were.
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

test('a process that is ended from outside says nothing of the picture: a new one reads it', async () => {
  for (const signal of ['SIGKILL', 'SIGINT', 'SIGTERM']) {
    expect(await ask(end(signal), 'process.send({ cost: 7 })')).toEqual({
      answer: { cost: 7 },
      processes: 2,
    });
  }
  const twice = await ask(end('SIGKILL'));
  expect(twice).toEqual({ answer: expect.stringContaining('ended twice'), processes: 2 });
});

test('a process that falls over the picture itself is not tried again', async () => {
  expect(await ask('process.abort()')).toEqual({ answer: { over: 'memory' }, processes: 1 });
});

test.runIf(process.platform === 'linux')(
  'a process whose loop stands still is held to its time from outside',
  async () => {
    expect(await ask('for (;;);', '', 0.3)).toEqual({ answer: { over: 'time' }, processes: 1 });
  },
);
