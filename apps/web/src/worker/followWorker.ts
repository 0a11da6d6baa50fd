/** Interval between checks for a newer build, milliseconds. */
const lookInterval = 60 * 60 * 1000;

/** The parts this page has fetched before the first worker was installed. */
function fetchedParts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/**
 * Registers the service worker, which lets the app open offline, and checks for newer builds.
 * @param onNewer Called with a function that reloads the page with the newer build.
 * @returns A function that stops the checks.
 */
export async function followWorker(onNewer: (reload: () => void) => void): Promise<() => void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });

  function offer(newer: ServiceWorker) {
    // The first worker is no newer build.
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
  // The check fails offline.
  const look = () => void registration.update().catch(() => undefined);
  const timer = setInterval(look, lookInterval);
  return () => clearInterval(timer);
}
