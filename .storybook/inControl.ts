/** What of the browser's workers is needed to wait for control; a worker hears `CLAIM` as a call to take over. */
interface Watched {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  active: Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;
}

/**
 * Asks the worker to take this page over and waits until it did. One that was active before the page came does so only
 * when asked. The wait ends with what the browser says, however late on a busy machine.
 * @param patience Milliseconds after which nothing will come any more.
 * @returns `false` if the worker went instead: it had lost its last page before it met this one.
 */
export async function untilInControl({ container, active }: Watched, patience: number): Promise<boolean> {
  if (container.controller) return true;
  let tooLong: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<boolean>((resolve, reject) => {
    const look = () => active.state === 'redundant' && resolve(false);
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    active.addEventListener('statechange', look);
    look();
    tooLong = setTimeout(() => reject(new Error(message(patience))), patience);
  });
  active.postMessage('CLAIM');
  return outcome.finally(() => clearTimeout(tooLong));
}

const message = (patience: number) =>
  `The mocked network did not take over this page within ${patience / 1_000} seconds. The machine may be very busy: reload the page.`;
