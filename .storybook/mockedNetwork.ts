import { type SetupWorker, setupWorker } from 'msw/browser';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';

let started: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // What leaves for /api is met by a handler of the preview; the rest is Storybook's own and may pass.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

const { beforeEach } = createPreviewAnnotations(() => {
  started ??= start();
  return started;
});

/**
 * Gives each story `msw` in its context. One worker serves them all: a page of docs begins many stories at once,
 * and the addon's own set-up would start a worker for each of them.
 */
export const mockNetwork = [beforeEach ?? []].flat();
