import { openApiText } from '@upline/api/openapi';
import { Hono } from 'hono';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { securityHeaders } from '../src/platform/http/securityHeaders.ts';
import { serveContract } from '../src/platform/http/serveContract.ts';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { watchPage } from './support/watchPage.ts';

let server: Listening;

beforeAll(async () => {
  const app: Parameters<typeof serveContract>[0] = new Hono();
  app.use(securityHeaders(readConfig({})));
  serveContract(app, '1.2.0');
  server = await listen(app as unknown as Hono, { host: '127.0.0.1', port: 0 });
});

afterAll(() => server.close());

test('serves the OpenAPI document unchanged and compressed, under the release’s name', async () => {
  const reply = await fetch(`${server.url}/api/openapi.json`);
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(await reply.text()).toBe(openApiText('1.2.0'));
  expect(JSON.parse(openApiText('1.2.0')).info.version).toBe('1.2.0');
});

test.each(['openapi.json', 'docs', 'docs/start.js', 'docs/swagger-ui.css'])(
  'answers 304 to those who have /api/%s',
  async (path) => {
    const etag = (await fetch(`${server.url}/api/${path}`)).headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/${path}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('shows every call without requests to other origins or policy violations', async () => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const page = await browser.newPage();
  const faults = await watchPage(page, [server.url]);
  await page.goto(`${server.url}/api/docs`);
  const calls = Object.values(JSON.parse(openApiText()).paths as Record<string, object>).flatMap(Object.keys);
  await expect.poll(() => page.locator('.opblock').count()).toBe(calls.length);
  await page
    .getByRole('button', { name: /signin-message/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  expect(faults).toEqual([]);
  await browser.close();
});
