import { type SetupWorker, setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { untilInControl } from './inControl.ts';
import { patience } from './patience.ts';

let started: Promise<SetupWorker> | undefined;

/**
 * Starts a worker and waits until it controls this page's requests: otherwise calls would reach the
 * real server. A reloaded page may still find the previous page's worker while it terminates; then
 * a new one is started.
 */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  for (;;) {
    const registration = await worker.start({
      quiet: true,
      // A handler of the preview answers all requests to /api; the rest is Storybook's own and
      // passes.
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: '/claimingWorker.js' },
    });
    // Without a worker, the page itself answers.
    const active = registration?.active;
    if (!active || (await untilInControl({ container: navigator.serviceWorker, active }, patience)))
      return worker;
    await worker.stop();
  }
}

// The worker's library reads the cookies on each call, through another process. Stories have none.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });

const { beforeEach } = createPreviewAnnotations(() => {
  started ??= start();
  return started;
});

/**
 * Adds `msw` to each story's context. All stories share one worker: a docs page starts many stories
 * at once, and the addon's own set-up would start a worker for each.
 */
export const mockNetwork = [beforeEach ?? []].flat();
