import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { serveWeb } from '../src/http/serveWeb.ts';

let webFolder: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-web-'));
  webFolder = join(folder, 'apps', 'dist');
  await mkdir(webFolder, { recursive: true });
  await writeFile(join(folder, 'secret'), 'What the app has no business to show.');
  await writeFile(join(webFolder, 'index.html'), '<title>Upline</title>');
  await writeFile(join(webFolder, 'icon.svg'), '<svg/>');
});

async function get(path: string, environment: Record<string, string>): Promise<string> {
  const app: Parameters<typeof serveWeb>[0] = new Hono();
  serveWeb(app, { ...readConfig(environment), webFolder });
  return (await app.request(path)).text();
}

test('in production the built web app is served, and every path that is no file is its own', async () => {
  const production = { NODE_ENV: 'production' };
  expect(await get('/icon.svg', production)).toBe('<svg/>');
  expect(await get('/', production)).toContain('Upline');
  expect(await get('/dashboard/forgeracelisting', production)).toContain('Upline');
  expect(await get('/assets/old-build.js', production)).toBe('404 Not Found');
  // A path that a browser's URL would have tidied up comes encoded.
  for (const up of ['/..%2f..%2fsecret', '/%2e%2e/%2e%2e/secret', '/..%5c..%5csecret', '/%00']) {
    expect(await get(up, production)).toContain('Upline');
  }
});

test('in development the web app comes from its own server', async () => {
  expect(await get('/', {})).toBe('404 Not Found');
});
