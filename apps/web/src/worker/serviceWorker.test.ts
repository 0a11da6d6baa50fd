import { beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches, startWorker } from '../../test/workerScope.ts';

const page = '<link href="/assets/first-1.css"><script type="module" src="/assets/first-1.js"></script>';

let caches: ReturnType<typeof memoryCaches>;
let isOnline = true;

/** The site: its page, and parts with their own path as content. */
const network = vi.fn(async (request: Request | string): Promise<Response> => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'https://upline.example');
  if (pathname.includes('gone')) return new Response('', { status: 404 });
  return new Response(pathname.startsWith('/assets/') ? pathname : page);
});

beforeEach(() => {
  caches = memoryCaches();
  isOnline = true;
  network.mockClear();
});

async function installed(build = 'one') {
  const worker = await startWorker(build, caches, network as typeof fetch);
  await worker.tell('install');
  await worker.tell('activate');
  network.mockClear();
  return worker;
}

const textOf = async (reply: Promise<Response | null>) => (await reply)?.text();

test('offline, every page starts with the cached one', async () => {
  const { ask } = await installed();
  isOnline = false;
  expect(await textOf(ask('/dashboard/support?x=1', { mode: 'navigate' }))).toBe(page);
  expect(await textOf(ask('/assets/first-1.js'))).toBe('/assets/first-1.js');
  await expect(ask('/assets/never-seen.js')).rejects.toThrow('Failed to fetch');
});

test('online, the page always comes from the server', async () => {
  const { ask } = await installed();
  network.mockResolvedValueOnce(new Response('A newer page'));
  expect(await textOf(ask('/dashboard', { mode: 'navigate' }))).toBe('A newer page');
});

test('fetches a part once', async () => {
  const { ask } = await installed();
  expect(await textOf(ask('/assets/later-2.js'))).toBe('/assets/later-2.js');
  expect(await textOf(ask('/assets/later-2.js'))).toBe('/assets/later-2.js');
  expect(network).toHaveBeenCalledOnce();
});

test('requests a missing part again', async () => {
  const { ask } = await installed();
  expect((await ask('/assets/gone-1.js'))?.status).toBe(404);
  await ask('/assets/gone-1.js');
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  ['/api/users/profile/x', {}],
  ['/api/docs', { mode: 'navigate' }],
  ['/files/a/b.pdf', { mode: 'navigate' }],
  ['/health/live', {}],
  ['https://rpc.example/', {}],
  ['/assets/first-1.js', { method: 'POST' }],
  ['/manifest.webmanifest', {}],
])('leaves %s to the browser', async (path, how) => {
  const { ask } = await installed();
  expect(await ask(path, how)).toBeNull();
});

test('caches the parts fetched before the worker existed, and no other path', async () => {
  const { tell, ask } = await installed();
  await tell('message', {
    data: { keep: ['/assets/menu-3.js', '/api/users/sessions', 7, 'https://evil.example/x'] },
  });
  expect(network.mock.calls).toEqual([['/assets/menu-3.js']]);
  isOnline = false;
  expect(await textOf(ask('/assets/menu-3.js'))).toBe('/assets/menu-3.js');
});

test('keeps the caches of the current and the previous build only', async () => {
  await installed('one');
  await installed('two');
  await installed('three');
  expect([...caches.kept.keys()]).toEqual(['upline-parts-two', 'upline-parts-three']);
});

test('a page that fails to load stops the installation', async () => {
  const worker = await startWorker(
    'one',
    caches,
    (async () => new Response('', { status: 502 })) as typeof fetch,
  );
  await expect(worker.tell('install')).rejects.toThrow('502');
});

test('calls skipWaiting only after a takeOver message', async () => {
  const worker = await installed();
  expect(worker.calls).toEqual(['claim']);
  await worker.tell('message', { data: 'takeOver' });
  expect(worker.calls).toEqual(['claim', 'skipWaiting']);
});
