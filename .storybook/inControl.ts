/** The browser's worker objects needed here; the worker takes over on a `CLAIM` message. */
interface Watched {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  active: Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;
}

/**
 * Asks the worker to take over this page and waits for it: a worker that was active before the page
 * loaded takes over only on request. The wait ends with an event of the browser, however late on a
 * busy machine.
 * @param patience Time limit, milliseconds.
 * @returns `false` if the worker became redundant: its last page had closed before this one loaded.
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
