import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Words that stand in the demo wallet's code and nowhere else. */
const demoWords = ['uplineDemoKeys', '@demo-members', 'web3_clientVersion', 'The demo wallet', 'Demo member'];

let folder = '';
let scripts = '';

async function textOf(path: string, extension: string): Promise<string> {
  const names = await readdir(path, { recursive: true });
  const texts = names
    .filter((name) => name.endsWith(extension))
    .map((name) => readFile(join(path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

beforeAll(async () => {
  // The environment of a developer must not be able to bring the demo wallet in.
  vi.stubEnv('VITE_UPLINE_LOCAL', '1');
  folder = await mkdtemp(join(tmpdir(), 'upline-bundle-'));
  await build({
    configFile: join(app, 'vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  scripts = await textOf(folder, '.js');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(demoWords)('a production bundle does not hold %s', (word) => {
  expect(scripts.includes(word)).toBe(false);
});

test('the words are those of the demo wallet', async () => {
  const source = await textOf(join(app, 'src/wallet/demo'), '.ts');
  expect(demoWords.filter((word) => !source.includes(word))).toEqual([]);
});

test('a production bundle holds the real wallets', () => {
  expect(scripts).toContain('wallet_switchEthereumChain');
});

test('index.html runs one inline script, which the content security policy can allow by its hash', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toEqual(['<script>']);
  expect(html).not.toMatch(/\son\w+=|style=/);
});
