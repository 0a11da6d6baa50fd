import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { runChain } from './runChain.ts';

async function output(...words: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const code = await runChain(words, { environment: {}, output: stream, stderr: stream });
  return { code, text };
}

test('lists the kept scenarios', async () => {
  expect(await output('scenario', 'list')).toEqual({
    code: 0,
    text: expect.stringContaining('PausedThenOpen  Nobody joins twice'),
  });
});

test('replays a kept scenario on a fresh chain and in the model', { timeout: 60_000 }, async () => {
  expect(await output('scenario', 'run', 'PausedThenOpen')).toEqual({
    code: 0,
    text: [
      'On a fresh chain: all 10 steps went as they were kept.\n',
      'In the model: all 10 steps went as they were kept.\n',
    ].join(''),
  });
});

test('names missing or invalid arguments', async () => {
  expect(await output('scenario', 'run', 'NeverKept')).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is no scenario NeverKept.'),
  });
  expect(await output('scenario', 'run', '../secrets')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Give 3 to 60 letters and digits'),
  });
  expect(await output('scenario', 'save', 'PaidOnce')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--since <block>'),
  });
});
