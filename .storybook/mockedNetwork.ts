import { type SetupWorker, setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

const attempts = 3;
const patience = 1_000;

let started: Promise<SetupWorker> | undefined;

/** Whether the worker sees what this page asks for; one that has just been activated takes a moment. */
async function isInControl(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return true;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, patience);
  });
  return serviceWorker.controller !== null;
}

/**
 * Starts a worker that is in control. A page that is reloaded can meet the worker of the page before while it takes
 * its leave: that one is activated already, so it never claims this page, and calls would reach the real server.
 * A new one claims it.
 */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // What leaves for /api is met by a handler of the preview; the rest is Storybook's own and may pass.
    const registration = await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    // Without a registration the page itself answers.
    if (!registration || (await isInControl())) return worker;
    await worker.stop();
    await registration.unregister();
  }
  throw new Error('The mocked network is not in control of this page: close its other tabs and reload it.');
}

// The worker's library reads the cookies with each call, from another process. We keep none.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });

const { beforeEach } = createPreviewAnnotations(() => {
  started ??= start();
  return started;
});

/**
 * Gives each story `msw` in its context. One worker serves them all: a page of docs begins many stories at once,
 * and the addon's own set-up would start a worker for each of them.
 */
export const mockNetwork = [beforeEach ?? []].flat();
