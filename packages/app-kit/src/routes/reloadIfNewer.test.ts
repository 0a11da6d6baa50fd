import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { reloadIfNewer } from './reloadIfNewer.ts';

const reload = vi.fn();
const fetch = vi.fn();
let storage = memoryStorage();

/** The page that the server has now. @param entry The file that its app begins with. */
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

test('a page of an older build is reloaded', async () => {
  serverHas('/assets/first-b.js');
  await reloadIfNewer();
  expect(reload).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith('/', { cache: 'no-store' });
});

test('a page of the same build is not', async () => {
  serverHas('/assets/first-a.js');
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});

test('once only, even when the older build comes again', async () => {
  serverHas('/assets/first-b.js');
  await reloadIfNewer();
  await reloadIfNewer();
  expect(reload).toHaveBeenCalledOnce();
});

test('not for a server that fails', async () => {
  fetch.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});

test('not where the browser keeps nothing of a tab: it would go on for ever', async () => {
  serverHas('/assets/first-b.js');
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});
