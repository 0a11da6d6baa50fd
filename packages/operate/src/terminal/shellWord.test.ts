import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shellWord } from './shellWord.ts';

test.each(['plain', 'with space', "it's", '$HOME `x` "y"'])('quotes %j for a shell', async (word) => {
  const { stdout } = await promisify(execFile)('sh', ['-c', `printf %s ${shellWord(word)}`]);
  expect(stdout).toBe(word);
});
