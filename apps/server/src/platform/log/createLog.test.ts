import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';

/** Output of a log in a separate process, since a test cannot intercept pino's writes. */
function written(statements: string, secrets: readonly string[] = []): string {
  const module = new URL('./createLog.ts', import.meta.url).href;
  const code = `
    import { createLog } from '${module}';
    const log = createLog('info', ${JSON.stringify(secrets)});
    ${statements}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

/**
 * Statements that log; all run in one process, because starting one takes longer than running them.
 */
const statements = {
  ofNode: `
    const cause = new HttpRequestError({ url: 'https://node.example/v2/path-1234', details: 'fetch failed' });
    log.error({ err: new Error('A step failed.', { cause }) }, 'Failed.');`,
  ofDatabase: `
    const cause = new Error('duplicate key');
    log.error({ err: new DrizzleQueryError('insert into x values ($1)', ['hash-1234'], cause) }, 'Failed.');`,
  ofSession: `log.info({ request: { authorization: 'a-1234', cookie: 'b-1234' } }, 'Asked.');`,
  deep: `
    log.info({
      authorization: 'Bearer s-1234',
      request: { headers: { Cookie: 's-1234', 'set-cookie': ['s-1234'] } },
      body: { list: [{ signature: '0xs-1234' }] },
      token: 's-1234', privateKey: 's-1234', PRIVATE_KEY: 's-1234', mnemonic: 's-1234', s3: { secretAccessKey: 's-1234' },
      wallet: '0xseen',
    }, 'Asked.');`,
  ofKey: `
    log.error({ err: new Error('connect to https://node.example/v2/key-1234 failed') }, 'key-1234 again');`,
  ofWallets: `
    const wallet = '0xD79cf26e80bDeAe0F7Ff08B5b16d39aF30a9a2E0';
    log.error({ err: new Error(wallet + ' paid pool ' + wallet.toLowerCase() + '.'), hash: '0x' + 'ab'.repeat(32) },
      wallet + ' has 3 uplines.');`,
  ofRequest: `
    await requestScope.run({ request: 'r-1' }, async () => {
      await new Promise(setImmediate);
      log.info('Deep inside.');
    });
    log.info('Afterwards.');`,
  ofLoop: `const loop = { name: 'loop' }; loop.self = loop; log.info(loop, 'Round.');`,
  ofOneRequest: `
    requestScope.run({ request: 'r-1' }, () => {
      log.error({ err: new Error('It broke.') }, 'A request failed.');
      log.info({ status: 500 }, 'answered');
    });`,
} as const;

const scope = new URL('./requestScope.ts', import.meta.url).href;

/** Only these statements need libraries, which take longer to load than to run. */
const imports = `
  import { requestScope } from '${scope}';
  import { DrizzleQueryError } from 'drizzle-orm';
  import { HttpRequestError } from 'viem';`;

const said = new Map<string, string[]>();

beforeAll(() => {
  const blocks = Object.entries(statements).map(
    ([name, text]) => `{ ${text} }\nlog.info({ end: '${name}' });`,
  );
  const all = [imports, ...blocks].join('\n');
  let lines: string[] = [];
  for (const line of written(all, ['key-1234']).trim().split('\n')) {
    const { end } = JSON.parse(line);
    if (!end) lines.push(line);
    else {
      said.set(end, lines);
      lines = [];
    }
  }
});

const linesOf = (name: keyof typeof statements) => said.get(name) ?? [];
const lineOf = (name: keyof typeof statements) => linesOf(name).join('\n');

test('logs a node error without the URL of the node', () => {
  expect(lineOf('ofNode')).toContain('HTTP request failed.');
  expect(lineOf('ofNode')).not.toContain('path-1234');
});

test('logs a database error with its statement and without the parameters', () => {
  const line = lineOf('ofDatabase');
  expect(line).toContain('insert into x values ($1)');
  expect(line).toContain('duplicate key');
  expect(line).not.toContain('hash-1234');
});

test('redacts credentials of a session', () => {
  expect(lineOf('ofSession')).toContain('Redacted');
  expect(lineOf('ofSession')).not.toContain('1234');
});

test('redacts fields with credentials, signatures and keys at any depth', () => {
  expect(lineOf('deep')).not.toContain('s-1234');
  expect(lineOf('deep')).toContain('0xseen');
});

test('redacts keys of the configuration in every text', () => {
  expect(lineOf('ofKey')).toContain('https://node.example/v2/[Redacted] failed');
  expect(lineOf('ofKey')).not.toContain('key-1234');
});

test('shortens wallets anywhere in a line but leaves hashes', () => {
  const line = lineOf('ofWallets');
  expect(line).toContain('0xD79c…a2E0 has 3 uplines.');
  expect(line).toContain('0xD79c…a2E0 paid pool 0xd79c…a2e0.');
  expect(line).toContain('ab'.repeat(32));
  expect(line).not.toMatch(/0x[0-9a-f]{40}(?![0-9a-f])/i);
});

test('adds the request ID only to lines of a request', () => {
  const [inside = '', outside = ''] = linesOf('ofRequest');
  expect(JSON.parse(inside)).toMatchObject({ request: 'r-1', msg: 'Deep inside.' });
  expect(JSON.parse(outside)).not.toHaveProperty('request');
});

test('logs circular objects down to a limited depth', () => {
  expect(lineOf('ofLoop')).toContain('Redacted');
});

test('does not repeat fields of one line in the next', () => {
  const [, next = ''] = linesOf('ofOneRequest');
  expect(next).toContain('"request":"r-1"');
  expect(next).not.toContain('It broke.');
});

test('writes successive lines together and a warning at once', () => {
  const lines = written(`
    import fs from 'node:fs';
    const write = fs.write;
    let writes = 0;
    fs.write = (...given) => { writes += 1; return write(...given); };
    const begun = performance.now();
    for (let one = 0; one < 100; one++) {
      log.info('One of many.');
      await new Promise((goOn) => setTimeout(goOn, 1));
    }
    await new Promise((goOn) => setTimeout(goOn, 500));
    const ofMany = writes;
    log.warn('At once.');
    const took = performance.now() - begun;
    log.info({ took, ofMany, ofWarning: writes - ofMany }, 'Counted.');`).split('\n');
  expect(lines).toHaveLength(103);
  const counted = JSON.parse(lines[101] ?? '');
  // At most one write per tenth of a second, even on a slow machine.
  expect(counted.ofMany).toBeLessThan(counted.took / 100 + 2);
  expect(counted.ofWarning).toBe(1);
});

test.each([
  ['ends by itself', ''],
  ['is ended', 'process.exit(0);'],
  [
    'is told to stop',
    "process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); await new Promise((stay) => setTimeout(stay, 5000));",
  ],
  [
    'fails',
    "process.stderr.write = () => true; process.setUncaughtExceptionCaptureCallback(() => process.exit(1)); throw new Error('Nobody catches this.');",
  ],
])('loses no line if the process %s', (_how, ending) => {
  const lines = written(`
    for (let one = 0; one < 1000; one++) log.info({ one }, 'One of many.');
    ${ending}`);
  expect(lines.trim().split('\n')).toHaveLength(1000);
});
