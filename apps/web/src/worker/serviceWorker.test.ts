import { beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches, startWorker } from '../../test/workerScope.ts';

const page = '<link href="/assets/first-1.css"><script type="module" src="/assets/first-1.js"></script>';

let caches: ReturnType<typeof memoryCaches>;
let isOnline = true;

/** The site: its page, and parts that say their own name. */
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

test('without a network every page begins with the one that was kept', async () => {
  const { ask } = await installed();
  isOnline = false;
  expect(await textOf(ask('/dashboard/support?x=1', { mode: 'navigate' }))).toBe(page);
  expect(await textOf(ask('/assets/first-1.js'))).toBe('/assets/first-1.js');
  await expect(ask('/assets/never-seen.js')).rejects.toThrow('Failed to fetch');
});

test('with a network the page is always the server’s', async () => {
  const { ask } = await installed();
  network.mockResolvedValueOnce(new Response('A newer page'));
  expect(await textOf(ask('/dashboard', { mode: 'navigate' }))).toBe('A newer page');
});

test('a part is fetched once', async () => {
  const { ask } = await installed();
  expect(await textOf(ask('/assets/later-2.js'))).toBe('/assets/later-2.js');
  expect(await textOf(ask('/assets/later-2.js'))).toBe('/assets/later-2.js');
  expect(network).toHaveBeenCalledOnce();
});

test('a part that is gone is asked for again', async () => {
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
])('%s is left to the browser', async (path, how) => {
  const { ask } = await installed();
  expect(await ask(path, how)).toBeNull();
});

test('what a page had before there was a worker is kept too, and nothing else that it names', async () => {
  const { tell, ask } = await installed();
  await tell('message', {
    data: { keep: ['/assets/menu-3.js', '/api/users/sessions', 7, 'https://evil.example/x'] },
  });
  expect(network.mock.calls).toEqual([['/assets/menu-3.js']]);
  isOnline = false;
  expect(await textOf(ask('/assets/menu-3.js'))).toBe('/assets/menu-3.js');
});

test('the build before is kept for tabs that still run it, and older ones go', async () => {
  await installed('one');
  await installed('two');
  await installed('three');
  expect([...caches.kept.keys()]).toEqual(['upline-parts-two', 'upline-parts-three']);
});

test('a page that cannot be loaded stops the worker from being installed', async () => {
  const worker = await startWorker(
    'one',
    caches,
    (async () => new Response('', { status: 502 })) as typeof fetch,
  );
  await expect(worker.tell('install')).rejects.toThrow('502');
});

test('it takes over when it is asked to, and not before', async () => {
  const worker = await installed();
  expect(worker.calls).toEqual(['claim']);
  await worker.tell('message', { data: 'takeOver' });
  expect(worker.calls).toEqual(['claim', 'skipWaiting']);
});
