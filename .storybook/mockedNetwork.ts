import { type SetupWorker, setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { untilInControl } from './inControl.ts';
import { patience } from './patience.ts';

let started: Promise<SetupWorker> | undefined;

/**
 * Starts a worker and waits until it sees what this page asks for: else calls would reach the real server. A page that
 * is reloaded can meet the worker of the page before while that takes its leave; then a new one is started.
 */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  for (;;) {
    const registration = await worker.start({
      quiet: true,
      // What leaves for /api is met by a handler of the preview; the rest is Storybook's own and may pass.
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: '/claimingWorker.js' },
    });
    // Without a worker the page itself answers.
    const active = registration?.active;
    if (!active || (await untilInControl({ container: navigator.serviceWorker, active }, patience)))
      return worker;
    await worker.stop();
  }
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
