import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorker } from './followWorker.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const reload = vi.fn();

/** A browser with service workers. @param isControlled True if an earlier visit installed one. */
function browser({ isControlled, waiting = null }: { isControlled: boolean; waiting?: Worker | null }) {
  const active = new Worker();
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
    update: vi.fn(async () => undefined),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    ready: Promise.resolve({ active }),
    register: vi.fn(async () => registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('performance', {
    getEntriesByType: () =>
      ['/assets/a-1.js', '/api/users/sessions', '/icon.svg'].map((path) => ({
        name: `https://upline.example${path}`,
      })),
  });
  vi.stubGlobal('window', { location: { origin: 'https://upline.example', reload } });
  return { active, registration, serviceWorker };
}

beforeEach(() => {
  reload.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('sends the fetched parts to the first worker, without offering it as a newer build', async () => {
  const { active, registration, serviceWorker } = browser({ isControlled: false });
  const onNewer = vi.fn();
  const end = await followWorker(onNewer);
  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ keep: ['/assets/a-1.js'] });
  const first = new Worker();
  registration.installing = first;
  registration.dispatchEvent(new Event('updatefound'));
  first.become('installed');
  expect(onNewer).not.toHaveBeenCalled();
  end();
});

test('offers a newer build and starts it on the member’s request', async () => {
  const { registration, serviceWorker } = browser({ isControlled: true });
  const onNewer = vi.fn();
  const end = await followWorker(onNewer);
  const newer = new Worker();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  expect(onNewer).not.toHaveBeenCalled();
  newer.become('installed');
  expect(onNewer).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  onNewer.mock.calls[0]?.[0]();
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith('takeOver');
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  end();
});

test('offers a build that waits since the last visit at once', async () => {
  const waiting = new Worker();
  browser({ isControlled: true, waiting });
  const onNewer = vi.fn();
  (await followWorker(onNewer))();
  expect(onNewer).toHaveBeenCalledOnce();
});

test('checks hourly while the page stays open, until it is stopped', async () => {
  vi.useFakeTimers();
  const { registration } = browser({ isControlled: true });
  const end = await followWorker(vi.fn());
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(registration.update).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
