import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilInControl } from '../../.storybook/inControl.ts';

class Container extends EventTarget {
  controller: ServiceWorker | null = null;
}

class Active extends EventTarget {
  state: ServiceWorkerState = 'activated';
  postMessage = vi.fn();
}

const patience = 300_000;
const watched = () => ({ container: new Container(), active: new Active() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('does not wait if the page already has its worker', async () => {
  const { container, active } = watched();
  container.controller = active as unknown as ServiceWorker;
  await expect(untilInControl({ container, active }, patience)).resolves.toBe(true);
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('claims control once, and may take minutes', async () => {
  const { container, active } = watched();
  const control = untilInControl({ container, active }, patience);
  expect(active.postMessage.mock.calls).toEqual([['CLAIM']]);
  await vi.advanceTimersByTimeAsync(patience - 1);
  container.dispatchEvent(new Event('controllerchange'));
  await expect(control).resolves.toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('reports no control if the worker becomes redundant', async () => {
  const { container, active } = watched();
  const control = untilInControl({ container, active }, patience);
  active.state = 'redundant';
  active.dispatchEvent(new Event('statechange'));
  await expect(control).resolves.toBe(false);
});

test('reports a possibly busy machine if control never comes', async () => {
  const { container, active } = watched();
  const control = untilInControl({ container, active }, patience);
  const said = expect(control).rejects.toThrow(/within 300 seconds. The machine may be very busy/);
  await vi.advanceTimersByTimeAsync(patience);
  await said;
});
