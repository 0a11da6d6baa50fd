import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { messages, noSettings, readSettings } from '@upline/domain';
import { Hono } from 'hono';
import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config/config.ts';
import { bindFailures } from '../src/platform/http/failures.ts';
import type { Variables } from '../src/platform/http/handlers.ts';
import { securityHeaders } from '../src/platform/http/securityHeaders.ts';
import { serveWeb } from '../src/platform/http/serveWeb.ts';
import { requireWalletConnect, webPolicy } from '../src/platform/http/webPolicy.ts';

const script = `export const text = '${'abc '.repeat(400)}';`;
const page = `<!doctype html>
<html><head><title>Upline</title>
<style>a{color:red}</style>
<script>document.title = 'inline'</script><script type="module" src="/assets/a-1.js"></script></head></html>`;

let webFolder: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-web-'));
  webFolder = join(folder, 'apps', 'dist');
  await mkdir(join(webFolder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret'), 'What the app has no business to show.');
  await writeFile(join(webFolder, 'index.html'), page);
  await writeFile(join(webFolder, 'icon.svg'), '<svg/>');
  await writeFile(join(webFolder, 'manifest.webmanifest'), '{}');
  await writeFile(join(webFolder, 'sw.js'), 'addEventListener');
  await writeFile(join(webFolder, 'assets', 'a-1.js'), script);
  await writeFile(join(webFolder, 'assets', 'a-1.js.br'), brotliCompressSync(script));
  await writeFile(join(webFolder, 'assets', 'a-1.js.gz'), gzipSync(script));
});

const registry = `0x${'1'.repeat(40)}`;
const nodes = ['https://rpc.example', 'https://second.example'];
const production = {
  NODE_ENV: 'production',
  WEB_ORIGIN: 'https://upline.example',
  PUBLIC_RPC_URL: 'https://rpc.example/key, https://second.example',
};

const invitation = 'Ada “<&> invited you to Upline';

async function ask(
  path: string,
  init: RequestInit = {},
  environment: Record<string, string> = production,
  trusted = registry,
) {
  const app = new Hono<{ Variables: Variables }>();
  const config = { ...readConfig(environment), webFolder };
  app.use(securityHeaders(config));
  app.get('/api/thing', (context) => context.json({}));
  const invite = async (_: unknown, upline: string) => (upline === '@/7KQ2-M9XD' ? invitation : null);
  bindFailures(app, pino({ level: 'silent' }), serveWeb(app, config, trusted, invite));
  return app.request(path, init);
}

const get = async (path: string) => (await ask(path)).text();

test('serves the built app in production, and its page for every path without a file', async () => {
  expect(await get('/icon.svg')).toBe('<svg/>');
  expect(await get('/')).toContain('Upline');
  expect(await get('/index.html')).toContain('Upline');
  expect(await get('/dashboard/forgeracelisting')).toContain('Upline');
  expect(await get('/uplineLink/a.b')).toContain('Upline');
  expect(await get('/login/7KQ2-M9XD')).toContain('Upline');
});

const notFound = JSON.stringify({
  success: false,
  data: null,
  message: messages['server.notFound'],
  key: 'server.notFound',
  errors: [{ msg: messages['server.notFound'], key: 'server.notFound' }],
});

const missing = [
  '/assets/old-build.js',
  '/files/nothing',
  '/api/nothing',
  '/health/nothing',
  '/nope.js',
  '/dashboard/nope.png',
  '/.env',
  '/.git/config',
  '/.well-known/security',
  '/x.map',
  '/dashboard/.ssh/id',
  // Encoded, since a browser's URL would normalise the path.
  '/..%2f..%2fsecret',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%5c..%5csecret',
  '/%00',
  '/login/%2e%2e%2fetc',
  '/%E0%A4%A',
];

test.for(missing)('answers 404 without a page to %s', async (path) => {
  for (const accept of ['*/*', 'text/css,*/*;q=0.1']) {
    expect((await ask(path, { headers: { accept } })).status).toBe(404);
  }
  const script = await ask(path, { headers: { accept: 'text/html', 'sec-fetch-mode': 'no-cors' } });
  expect(script.status).toBe(404);
  expect(await script.text()).toBe(path.startsWith('/api/') ? notFound : '');
});

const opened = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.for([...missing.filter((path) => !path.startsWith('/api/')), '/login/%zz', '/uplineLink/%E0%A4%A'])(
  'answers 404 with the app’s page to a navigation to %s',
  async (path) => {
    for (const headers of [opened, { ...opened, 'sec-fetch-mode': 'navigate' }]) {
      const reply = await ask(path, { headers });
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await reply.text()).toContain('<title>Upline</title>');
    }
  },
);

test('answers a navigation below /api like any other call', async () => {
  expect(await (await ask('/api/nothing', { headers: opened })).text()).toBe(notFound);
});

test('names the contact for security reports in security.txt', async () => {
  const reply = await ask(
    '/.well-known/security.txt',
    {},
    {
      ...production,
      UPLINE_SECURITY_CONTACT: 'mailto:security@upline.example',
    },
  );
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await reply.text();
  expect(text).toMatch(/^Contact: mailto:security@upline\.example$/m);
  expect(text).toMatch(/^Contact: https:\/\/upline\.example\/dashboard\/support$/m);
  expect(text).toMatch(/^Canonical: https:\/\/upline\.example\/\.well-known\/security\.txt$/m);
  const until = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(until).toBeGreaterThan(170 * 86_400_000);
  expect(until).toBeLessThan(365 * 86_400_000);
  expect(await get('/.well-known/security.txt')).not.toContain('mailto:');
});

test('serves no web app in development', async () => {
  expect((await ask('/', {}, {})).status).toBe(404);
});

test('serves the staff’s app only for the host of its own origin', async () => {
  const deskFolder = join(webFolder, '..', 'desk');
  await mkdir(deskFolder, { recursive: true });
  await writeFile(join(deskFolder, 'index.html'), '<title>Desk</title>');
  const environment = {
    ...production,
    DESK_ORIGIN: 'https://desk.upline.example',
    UPLINE_DESK_DIST: deskFolder,
  };
  const at = async (host: string) => {
    const reply = await ask('/support/open', { headers: { host } }, environment);
    return reply.text();
  };
  expect(await at('desk.upline.example')).toContain('Desk');
  expect(await at('upline.example')).toContain('Upline');
  const unnamed = await ask('/', { headers: { host: 'desk.upline.example' } });
  expect(await unnamed.text()).toContain('Upline');
});

test('caches hashed assets forever, and revalidates other files', async () => {
  expect((await ask('/assets/a-1.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/', '/icon.svg', '/dashboard']) {
    const reply = await ask(path);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const etag = reply.headers.get('etag') ?? '';
    const again = await ask(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  }
});

test.for([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
] as const)('answers accept-encoding %j with content-encoding %j', async ([accepted, encoding]) => {
  const reply = await ask('/assets/a-1.js', { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('vary')).toBe('Accept-Encoding');
  const forms = { br: brotliCompressSync(script), gzip: gzipSync(script), plain: Buffer.from(script) };
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(forms[encoding ?? 'plain']);
  expect(reply.headers.get('etag')).toMatch(encoding ? new RegExp(`-${encoding}"$`) : /^"[\w-]{22}"$/);
});

test('revalidates the service worker, and lets it connect only to its own site', async () => {
  const { headers } = await ask('/sw.js');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});

test('serves the manifest as application/manifest+json', async () => {
  const { headers } = await ask('/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('answers HEAD with the headers of GET and no body', async () => {
  const head = await ask('/assets/a-1.js', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(script.length),
    '',
  ]);
});

test('one build has the settings of each server that serves it', async () => {
  const other = `0x${'2'.repeat(40)}`;
  const others = {
    NODE_ENV: 'production',
    WEB_ORIGIN: 'https://other.example',
    PUBLIC_RPC_URL: 'https://node.other.example',
    COMMUNITY_URL: 'https://chat.other.example/?a="b"&c=<d>',
  };
  const read = async (environment: Record<string, string>, trusted: string) => {
    const reply = await ask('/dashboard', { headers: { 'accept-encoding': 'br' } }, environment, trusted);
    const html = brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString();
    const [, content = ''] = /<meta name="upline-settings" content="([^"]*)"><\/head>/.exec(html) ?? [];
    const { headers } = reply;
    return {
      settings: readSettings(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
      policy: headers.get('content-security-policy') ?? '',
      etag: headers.get('etag'),
    };
  };
  const [one, two] = [await read(production, registry), await read(others, other)];
  const key = 'https://rpc.example/key';
  expect(one.settings).toEqual({ ...noSettings, registry, nodes: [key, 'https://second.example'] });
  expect(two.settings).toEqual({
    ...noSettings,
    registry: other,
    nodes: [others.PUBLIC_RPC_URL],
    communityUrl: others.COMMUNITY_URL,
  });
  expect(one.policy).toContain(`connect-src 'self' ${nodes.join(' ')};`);
  expect(two.policy).toContain(`connect-src 'self' ${others.PUBLIC_RPC_URL};`);
  expect(one.etag).not.toBe(two.etag);
});

test('warns of a server that names no node for browsers', () => {
  const { PUBLIC_RPC_URL: _, ...without } = production;
  expect(readConfig(without).warnings).toEqual([expect.stringMatching(/^PUBLIC_RPC_URL /)]);
  expect(readConfig(production).warnings).toEqual([]);
  expect(readConfig({}).warnings).toEqual([]);
});

test('allows the relay and frame of WalletConnect only to an operator with a project', () => {
  const settings = { ...noSettings, nodes };
  const project = { ...settings, walletConnect: 'project' };
  const withLibrary = page.replace('<title>', '<meta name="upline-walletconnect" content="on"><title>');
  expect(() => requireWalletConnect(page, project)).toThrow(/^WALLETCONNECT_PROJECT_ID .*docs\/deploy\.md/);
  for (const given of [settings, project]) requireWalletConnect(withLibrary, given);
  const withProject = webPolicy(withLibrary, project, true);
  expect(withProject).toContain(
    "connect-src 'self' https://rpc.example https://second.example wss://relay.walletconnect.org;",
  );
  expect(withProject).toContain('; frame-src https://verify.walletconnect.org;');
  const without = webPolicy(withLibrary, settings, true);
  expect(without).toContain("connect-src 'self' https://rpc.example https://second.example;");
  expect(without).not.toMatch(/walletconnect|frame-src/);
});

test('limits the page’s policy to the hashes of its inline parts and its nodes', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)] as const),
  );
  // printf "document.title = 'inline'" | openssl dgst -sha256 -binary | base64, and so for the style.
  expect(directives.get('script-src')).toEqual([
    "'self'",
    "'sha256-nx4Smc2eSYIV3jiZKVIKGi9S/brk0F8RiwHURfwHqsw='",
  ]);
  expect(directives.get('style-src')).toEqual([
    "'self'",
    "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
  ]);
  expect(directives.get('connect-src')).toEqual(["'self'", ...nodes]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('hashes a Windows line end as one character, as browsers do', () => {
  const lines = '<script>a()\nb()</script>';
  expect(webPolicy(lines.replaceAll('\n', '\r\n'), noSettings, true)).toBe(
    webPolicy(lines, noSettings, true),
  );
});

test('sends each reply the security headers that mean something for it, and HSTS only on https', async () => {
  const ofEvery = {
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const ofPages = {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'same-origin',
  };
  const page = Object.fromEntries((await ask('/login')).headers);
  expect(page).toMatchObject({ ...ofEvery, ...ofPages });
  const data = Object.fromEntries((await ask('/api/thing')).headers);
  expect(data).toMatchObject({
    ...ofEvery,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  for (const name of Object.keys(ofPages)) expect(data).not.toHaveProperty(name);
  const plain = await ask('/api/thing', {}, { ...production, WEB_ORIGIN: 'http://127.0.0.1:8787' });
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

const tagOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

test('previews of any page name the product, its price and the risk, and the picture of the build', async () => {
  const html = await get('/help');
  expect(tagOf(html, 'og:title')).toBe('Upline');
  expect(tagOf(html, 'og:description')).toBe(
    'A member network where every dollar is on the record. Nine levels, $50 to $1,500 each. You can lose all you put in.',
  );
  expect(tagOf(html, 'og:image')).toBe('https://upline.example/preview.png');
  expect(tagOf(html, 'twitter:card')).toBe('summary_large_image');
  // Its address would replace that of a shared link.
  expect(tagOf(html, 'og:url')).toBeUndefined();
});

test.each(['/login/7KQ2-M9XD', '/connect-wallet?upline=7KQ2-M9XD'])(
  'the preview of %s names the member, as text and not as markup',
  async (path) => {
    const reply = await ask(path);
    const html = await reply.text();
    expect(tagOf(html, 'og:title')).toBe('Ada “&lt;&amp;&gt; invited you to Upline');
    expect(tagOf(html, 'twitter:title')).toBe(tagOf(html, 'og:title'));
    expect(tagOf(html, 'og:url')).toBe(`https://upline.example${path}`);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    const known = { headers: { 'If-None-Match': reply.headers.get('etag') ?? '' } };
    expect((await ask(path, known)).status).toBe(304);
  },
);

test.each<Record<string, string>>([{}, { 'Sec-Fetch-Mode': 'navigate' }])(
  'keeps pages of links out of search engines, and their two forms apart in caches (%o)',
  async (headers) => {
    const { headers: said } = await ask('/login/7KQ2-M9XD', { headers });
    expect(said.get('x-robots-tag')).toBe('noindex, noarchive');
    expect(said.get('vary')).toContain('Sec-Fetch-Mode');
    expect((await ask('/login', { headers })).headers.get('x-robots-tag')).toBeNull();
  },
);

test('a link that names nobody has the preview of any page, and browsers get the compressed page', async () => {
  expect(tagOf(await get('/login/ZZZZ-9999'), 'og:title')).toBe('Upline');
  const browser = { headers: { 'Sec-Fetch-Mode': 'navigate', 'Accept-Encoding': 'br' } };
  const reply = await ask('/login/7KQ2-M9XD', browser);
  expect(reply.headers.get('content-encoding')).toBe('br');
});

test('the staff’s pages have no preview', async () => {
  const environment = { ...production, DESK_ORIGIN: 'https://desk.example' };
  const html = await (await ask('/', { headers: { Host: 'desk.example' } }, environment)).text();
  expect(html).not.toContain('og:');
});
