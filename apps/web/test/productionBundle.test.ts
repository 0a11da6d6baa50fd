import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type BuildPart, weighedPages, weighPage } from '../../../bench/support/weighPages.ts';
import { builtApp, builtDesk, builtParts } from '../../../tools/builtApp/builtApp.ts';

/** Words that stand in the demo wallet's code and nowhere else. */
const demoWords = ['uplineDemoKeys', '@demo-members', 'web3_clientVersion', 'The demo wallet', 'Demo member'];

/** What only a local chain has: its node's address, and the call that gives test coins away. */
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

// It is built with what a developer of the app may have set.
beforeAll(async () => {
  folder = await builtApp();
  parts = await builtParts();
  scripts = await textOf(folder, '.js');
}, 400_000);

test.each(demoWords)('a production bundle does not hold %s', (word) => {
  expect(scripts.includes(word)).toBe(false);
});

/** Words that stand in the panel for testers and nowhere else. */
const panelWords = ['uplineQa', 'Set to fail by the panel'];

test.each(panelWords)('a production build does not hold the panel: %s', async (word) => {
  expect(`${scripts}${await textOf(folder, '.html')}`.includes(word)).toBe(false);
});

test('the words are those of the panel', async () => {
  const source = await textOf(panel, '.ts');
  expect(panelWords.filter((word) => !source.includes(word))).toEqual([]);
});

test.each(localWords)('a production bundle that was told of another node does not hold %s', (word) => {
  expect(scripts).not.toMatch(word);
});

test('the words are those of the demo wallet', async () => {
  const source = await textOf(demoWallet, '.ts');
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

test.for(weighedPages)('$name loads no more than $budget KB of JavaScript', (page) => {
  const weight = weighPage(page, parts);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(page.budget);
});

test('the app can be installed: its manifest, icons and worker are in the build', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  const files = await readdir(folder);
  const icons = manifest.icons.map(({ src }: { src: string }) => src.slice(1));
  expect(files).toEqual(expect.arrayContaining([...icons, 'apple-touch-icon.png', 'sw.js']));
  expect(await readFile(join(folder, 'sw.js'), 'utf8')).toMatch(/upline-parts-.*[0-9a-f]{16}/);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('href="/manifest.webmanifest"');
});

test('a build without a project of WalletConnect holds nothing of its library, nor names its relay to the server', async () => {
  const desk = await textOf(await builtDesk(), '.js');
  expect(/relay\.walletconnect|@walletconnect|w3m-modal/.test(`${scripts}${desk}`)).toBe(false);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('upline-walletconnect');
});

test.for([
  ['members', builtApp],
  ['staff', builtDesk],
] as const)(
  'the %s’ build carries the licences of its scripts and fonts, each with its text',
  async ([, built]) => {
    const [, ...notices] = (await readFile(join(await built(), 'licenses.txt'), 'utf8')).split(/^## /m);
    const named = notices.map((notice) => notice.replace(/ - .*/s, ''));
    expect(named).toEqual(expect.arrayContaining(['react', 'viem', '@fontsource-variable/geist']));
    expect(
      notices.filter((notice) => !/copyright|permission is hereby granted|licen[cs]ed under/i.test(notice)),
    ).toEqual([]);
  },
);

test('the build says which it is, in the parts that a member loads', () => {
  // A build without a repository is named by what it is built from.
  expect(/[`"'][\da-f]{12}[`"']/.test(scripts)).toBe(true);
});
