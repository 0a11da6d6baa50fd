import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const link = { title: 'Upline', text: 'My link', url: 'https://upline.example/login/7KQ2-M9XD' };

function browserThat(part: Partial<Navigator>) {
  vi.stubGlobal('navigator', part);
  vi.stubGlobal('window', { location: { href: 'https://upline.example/dashboard' } });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser without it', {}, false],
  ['one that shares no links', { share: vi.fn(), canShare: () => false }, false],
  ['one that cannot tell what it shares', { share: vi.fn() }, false],
  ['one that shares links', { share: vi.fn(), canShare: () => true }, true],
])('detects the share sheet of %s', (_name, part, isOffered) => {
  browserThat(part);
  expect(share.isOffered).toBe(isOffered);
});

test('passes the link unchanged to the device’s share sheet', async () => {
  const handOn = vi.fn(async () => undefined);
  browserThat({ share: handOn, canShare: () => true });
  expect(await share.share(link)).toBe(true);
  expect(handOn).toHaveBeenCalledWith(link);
});

test('treats a closed share sheet as no failure', async () => {
  browserThat({ share: () => Promise.reject(new DOMException('Closed.', 'AbortError')) });
  expect(await share.share(link)).toBe(false);
});

test('reports a failure of the device', async () => {
  browserThat({ share: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
  await expect(share.share(link)).rejects.toThrow('No.');
});
