import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './sendWithProgress.ts';

/** A fake `XMLHttpRequest`, controlled by the test. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  sent: Record<string, string> = {};
  status = 201;
  response = '{"success":true}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    Request.last = this;
  }
  open() {}
  send() {}
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nupline-ledger-block: 7\r\n';
  }
  abort() {
    this.onabort?.();
  }
}

vi.stubGlobal('XMLHttpRequest', Request);
afterEach(() => vi.clearAllMocks());

test('reports sent bytes and returns the answer like fetch', async () => {
  const told: number[] = [];
  const answer = sendWithProgress((bytes) => told.push(bytes))('/api/x', {
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
    body: 'x'.repeat(10),
  });
  Request.last.upload.onprogress?.({ loaded: 4 });
  Request.last.upload.onprogress?.({ loaded: 10 });
  Request.last.onload?.();
  const reply = await answer;
  expect(told).toEqual([4, 10]);
  expect(Request.last.sent).toEqual({ authorization: 'Bearer secret' });
  expect([reply.status, reply.headers.get('upline-ledger-block')]).toEqual([201, '7']);
  expect(await reply.json()).toEqual({ success: true });
});

test('throws like fetch without an answer, and with the reason when aborted', async () => {
  const broken = sendWithProgress(() => {})('/api/x');
  Request.last.onerror?.();
  await expect(broken).rejects.toThrow(TypeError);
  const giving = new AbortController();
  const given = sendWithProgress(() => {})('/api/x', { signal: giving.signal });
  giving.abort(new Error('Enough.'));
  await expect(given).rejects.toThrow('Enough.');
});
