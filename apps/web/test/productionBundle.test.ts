import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type BuildPart, weighedPages, weighPage } from '../../../bench/support/weighPages.ts';
import { builtApp, builtDesk, builtParts } from '../../../tools/builtApp/builtApp.ts';

/** Strings that only the demo wallet's code contains. */
const demoWords = ['uplineDemoKeys', '@demo-members', 'web3_clientVersion', 'The demo wallet', 'Demo member'];

/** Strings of local chains only: the node's address, and the call that mints test coins. */
const localWords = ['127.0.0.1', 'localhost:', '40c10f19', /name:\s*[`'"]mint[`'"]/];

const demoWallet = fileURLToPath(new URL('../../../packages/app-kit/src/wallet/demo', import.meta.url));

const panel = fileURLToPath(new URL('../vite/qa', import.meta.url));

let folder = '';
let parts: BuildPart[];
let scripts = '';

async function textOf(path: string, extension: string): Promise<string> {
  const names = await readdir(path, { recursive: true });
  const texts = names
    .filter((name) => name.endsWith(extension))
    .map((name) => readFile(join(path, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

// Built with a developer's environment variables.
beforeAll(async () => {
  folder = await builtApp();
  parts = await builtParts();
  scripts = await textOf(folder, '.js');
}, 400_000);

test.each(demoWords)('a production bundle does not contain %s', (word) => {
  expect(scripts.includes(word)).toBe(false);
});

/** Strings that only the testers' panel contains. */
const panelWords = ['uplineQa', 'Set to fail by the panel'];

test.each(panelWords)('a production build does not contain the panel: %s', async (word) => {
  expect(`${scripts}${await textOf(folder, '.html')}`.includes(word)).toBe(false);
});

test('the strings exist in the panel’s source', async () => {
  const source = await textOf(panel, '.ts');
  expect(panelWords.filter((word) => !source.includes(word))).toEqual([]);
});

test.each(localWords)('a production bundle with another node does not contain %s', (word) => {
  expect(scripts).not.toMatch(word);
});

test('the strings exist in the demo wallet’s source', async () => {
  const source = await textOf(demoWallet, '.ts');
  expect(demoWords.filter((word) => !source.includes(word))).toEqual([]);
});

test('a production bundle contains the real wallets', () => {
  expect(scripts).toContain('wallet_switchEthereumChain');
});

test('index.html has a single inline script, which the content security policy can allow by its hash', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toEqual(['<script>']);
  expect(html).not.toMatch(/\son\w+=|style=/);
});

test.for(weighedPages)('$name loads no more than $budget KB of JavaScript', (page) => {
  const weight = weighPage(page, parts);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(page.budget);
});

test('the app is installable: the build has its manifest, icons and worker', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  const files = await readdir(folder);
  const icons = manifest.icons.map(({ src }: { src: string }) => src.slice(1));
  expect(files).toEqual(expect.arrayContaining([...icons, 'apple-touch-icon.png', 'sw.js']));
  expect(await readFile(join(folder, 'sw.js'), 'utf8')).toMatch(/upline-parts-.*[0-9a-f]{16}/);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('href="/manifest.webmanifest"');
});

test('a build without a WalletConnect project contains nothing of its library and does not declare its relay', async () => {
  const desk = await textOf(await builtDesk(), '.js');
  expect(/relay\.walletconnect|@walletconnect|w3m-modal/.test(`${scripts}${desk}`)).toBe(false);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('upline-walletconnect');
});

test.for([
  ['members', builtApp],
  ['staff', builtDesk],
] as const)(
  'the %s’ build has the licences of its scripts and fonts, each with its text',
  async ([, built]) => {
    const [, ...notices] = (await readFile(join(await built(), 'licenses.txt'), 'utf8')).split(/^## /m);
    const named = notices.map((notice) => notice.replace(/ - .*/s, ''));
    expect(named).toEqual(expect.arrayContaining(['react', 'viem', '@fontsource-variable/geist']));
    expect(
      notices.filter((notice) => !/copyright|permission is hereby granted|licen[cs]ed under/i.test(notice)),
    ).toEqual([]);
  },
);

test('the build’s name is in the parts that a member loads', () => {
  // Without a repository the name is a hash of the lockfile.
  expect(/[`"'][\da-f]{12}[`"']/.test(scripts)).toBe(true);
});
