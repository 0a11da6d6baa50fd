import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a log writes, from a process of its own: pino writes past everything that a test could hold. */
function written(statements: string): string {
  const module = new URL('./createLog.ts', import.meta.url).href;
  const code = `
    import { createLog } from '${module}';
    import { DrizzleQueryError } from 'drizzle-orm';
    import { HttpRequestError } from 'viem';
    const log = createLog('info');
    ${statements}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test('an error of the node is told without the node’s URL', () => {
  const line = written(`
    const cause = new HttpRequestError({ url: 'https://node.example/v2/key-1234', details: 'fetch failed' });
    log.error({ err: new Error('A step failed.', { cause }) }, 'Failed.');`);
  expect(line).toContain('HTTP request failed.');
  expect(line).not.toContain('key-1234');
});

test('an error of the database is told with its statement and without what it was given', () => {
  const line = written(`
    const cause = new Error('duplicate key');
    log.error({ err: new DrizzleQueryError('insert into x values ($1)', ['hash-1234'], cause) }, 'Failed.');`);
  expect(line).toContain('insert into x values ($1)');
  expect(line).toContain('duplicate key');
  expect(line).not.toContain('hash-1234');
});

test('what opens a session is blotted out', () => {
  const line = written(`log.info({ request: { authorization: 'a-1234', cookie: 'b-1234' } }, 'Asked.');`);
  expect(line).toContain('Redacted');
  expect(line).not.toContain('1234');
});
