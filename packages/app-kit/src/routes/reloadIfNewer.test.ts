import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { reloadIfNewer } from './reloadIfNewer.ts';

const reload = vi.fn();
const fetch = vi.fn();
let storage = memoryStorage();

/** The server's current page. @param entry The entry file of its app. */
function serverHas(entry: string): void {
  fetch.mockImplementation(async () => new Response(`<script type="module" src="${entry}"></script>`));
}

beforeEach(() => {
  reload.mockClear();
  storage = memoryStorage();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/first-a.js' }) });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', fetch);
});

test('reloads a page of an older build', async () => {
  serverHas('/assets/first-b.js');
  await reloadIfNewer();
  expect(reload).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith('/', { cache: 'no-store' });
});

test('does not reload a page of the same build', async () => {
  serverHas('/assets/first-a.js');
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads only once, even if the older build is served again', async () => {
  serverHas('/assets/first-b.js');
  await reloadIfNewer();
  await reloadIfNewer();
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload if the server fails', async () => {
  fetch.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload without session storage, which would loop forever', async () => {
  serverHas('/assets/first-b.js');
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});
