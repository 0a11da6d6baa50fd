import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithCookies } from './fetchWithCookies.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns cookies unchanged, including values with equals signs', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response(null, { headers: { 'set-cookie': 'visitor=YQ==; HttpOnly; Path=/' } });
  });
  const call = fetchWithCookies('https://upline.example');
  await call('https://api.upline.example');
  await call('https://api.upline.example');
  expect(sent.map((headers) => headers.get('cookie'))).toEqual([null, 'visitor=YQ==']);
  expect(sent.map((headers) => headers.get('origin'))).toEqual([
    'https://upline.example',
    'https://upline.example',
  ]);
});
