/** How often a page that stays open looks for a newer build, milliseconds. */
const lookInterval = 60 * 60 * 1000;

/** The parts that this page has fetched by now, which the first worker comes too late for. */
function fetchedParts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/**
 * Registers the service worker, which makes the app open without a network, and looks for newer builds.
 * @param onNewer Called when one is there, with what reloads the page with it.
 * @returns What ends the looking.
 */
export async function followWorker(onNewer: (reload: () => void) => void): Promise<() => void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });

  function offer(newer: ServiceWorker) {
    // The very first worker is no newer build.
    if (!serviceWorker.controller) return;
    onNewer(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      newer.postMessage('takeOver');
    });
  }

  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer(coming));
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: fetchedParts() });
  // Without a network there is nothing newer to be found.
  const look = () => void registration.update().catch(() => undefined);
  const timer = setInterval(look, lookInterval);
  return () => clearInterval(timer);
}
