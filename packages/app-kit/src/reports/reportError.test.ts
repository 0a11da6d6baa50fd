import { beforeEach, expect, test, vi } from 'vitest';

const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response());

class ErrorEvent extends Event {
  readonly error: unknown;
  readonly message: string;
  constructor(error: unknown, message = '') {
    super('error');
    this.error = error;
    this.message = message;
  }
}

class PromiseRejectionEvent extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}

class SecurityPolicyViolationEvent extends Event {
  readonly effectiveDirective = 'connect-src';
  readonly blockedURI = 'https://elsewhere.example/?token=Zk3mP0q-Lx9_vT7rB2nW8yH4';
  readonly sourceFile: string;
  constructor(sourceFile = '') {
    super('securitypolicyviolation');
    this.sourceFile = sourceFile;
  }
}

beforeEach(() => {
  vi.resetModules();
  fetch.mockClear();
  vi.stubEnv('UPLINE_BUILD', 'abc123');
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('ErrorEvent', ErrorEvent);
  vi.stubGlobal('PromiseRejectionEvent', PromiseRejectionEvent);
  vi.stubGlobal('SecurityPolicyViolationEvent', SecurityPolicyViolationEvent);
  vi.stubGlobal('window', { location: { pathname: '/dashboard/wallet/7KQ2-M9XD' } });
});

const report = async (...events: Event[]) => {
  const { reportError } = await import('./reportError.ts');
  for (const event of events) reportError(event);
  return fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
};

function thrown(message: string, stack = '    at a (/assets/a-1.js:1:2)'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

test('reports an error to our own server with page and build, without personal data', async () => {
  const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  expect(await report(new ErrorEvent(thrown(`No ${wallet}`)))).toEqual([
    {
      kind: 'error',
      message: 'TypeError: No …',
      stack: 'TypeError: No …\n    at a (/assets/a-1.js:1:2)',
      page: '/dashboard/wallet/…',
      build: 'abc123',
    },
  ]);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/client-errors');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
});

test('reports promise rejections and violations of the content security policy', async () => {
  const told = await report(new PromiseRejectionEvent('no'), new SecurityPolicyViolationEvent());
  expect(told).toEqual([
    expect.objectContaining({ kind: 'rejection', message: 'no' }),
    expect.objectContaining({ kind: 'policy', message: 'connect-src refused https://elsewhere.example/' }),
  ]);
});

test('reports the same error once, and at most ten per visit', async () => {
  const same = [1, 2, 3].map(() => new ErrorEvent(thrown('same')));
  const others = Array.from(
    { length: 20 },
    (_, index) => new ErrorEvent(thrown(`other ${'x'.repeat(index)}`)),
  );
  expect(await report(...same, ...others)).toHaveLength(10);
});

test('cuts long reports to the server’s limits', async () => {
  const [told] = await report(new ErrorEvent(thrown('many words. '.repeat(100), '  at b\n'.repeat(2000))));
  expect([told.message.length, told.stack.length]).toEqual([500, 4000]);
});

test.each([
  ['an extension’s error', new ErrorEvent(thrown('x', '    at chrome-extension://abc/content.js:1:1'))],
  ['an extension’s violation', new SecurityPolicyViolationEvent('moz-extension://abc/content.js')],
  ['what was given up', new PromiseRejectionEvent(new DOMException('Given up.', 'AbortError'))],
  [
    'what resizing says',
    new ErrorEvent(null, 'ResizeObserver loop completed with undelivered notifications.'),
  ],
])('does not report %s', async (_, event) => {
  expect(await report(event)).toEqual([]);
});

test('does not report a failed report', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await report(new ErrorEvent(thrown('once')));
  await fetch.mock.results[0]?.value.catch(() => undefined);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/dashboard/support/3f1c', '/dashboard/support/…'],
  ['/login/7KQ2-M9XD', '/login/…'],
  ['/anything', '/…'],
])('reports %s as %s', async (pathname, page) => {
  const { pageOf } = await import('./errorReport.ts');
  expect(pageOf(pathname)).toBe(page);
});
