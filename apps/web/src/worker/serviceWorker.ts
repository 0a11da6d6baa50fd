// The used part of a worker's types: the library's worker types conflict with those of pages.
interface WorkerEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface WorkerScope {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
}

/** The build's name; the build prepends it to this file. */
declare const build: string;

const worker = self as unknown as WorkerScope;
const prefix = 'upline-parts-';
const ownCache = prefix + build;
/** A tab may still run the previous build. */
const cachesKept = 2;

/** Paths of the server, never cached and never answered here. */
const isServers = /^\/(api|files|health)(\/|$)/;
const isPart = /^\/assets\/[\w.-]+$/;

/** Caches the page that every path starts with, and the parts it references. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(ownCache);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error(`The page is answered with ${page.status}.`);
  const html = await page.clone().text();
  const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path);
  await cache.addAll([...new Set(parts)]);
  await cache.put('/', page);
}

async function forgetOlder(): Promise<void> {
  // In order of creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(names.slice(0, names.length - (cachesKept - 1)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A part is named by its content, so the cached copy equals the server's. */
async function partOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) {
    const cache = await caches.open(ownCache);
    await cache.put(request, reply.clone());
  }
  return reply;
}

/** The page comes from the server; the cached copy is used offline only. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(ownCache);
    const shell = await cache.match('/', { ignoreVary: true });
    if (shell) return shell;
    throw error;
  }
}

/** Caches parts that a page fetched before there was a worker; the browser still has them. */
async function keepParts(paths: readonly unknown[]): Promise<void> {
  const cache = await caches.open(ownCache);
  const parts = paths.filter((path) => typeof path === 'string' && isPart.test(path)) as string[];
  const missing = await Promise.all(
    parts.map(async (path) => ((await caches.match(path, { ignoreVary: true })) ? [] : [path])),
  );
  await cache.addAll(missing.flat());
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || isServers.test(pathname)) return;
  if (isPart.test(pathname)) event.respondWith(partOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(request));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'takeOver') event.waitUntil(worker.skipWaiting());
  if (typeof data === 'object' && data !== null && 'keep' in data && Array.isArray(data.keep)) {
    // Parts that fail to be cached are fetched on demand.
    event.waitUntil(keepParts(data.keep).catch(() => undefined));
  }
});
