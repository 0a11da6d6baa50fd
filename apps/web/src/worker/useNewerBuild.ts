import { useEffect, useState } from 'react';

/**
 * Registers the service worker in a build, for a signed-in member.
 * @returns A function that reloads the page with the newer build; `null` if none waits.
 */
export function useNewerBuild(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let hasLeft = false;
    let end = () => {};
    import('./followWorker.ts')
      .then(({ followWorker }) => followWorker((next) => setReload(() => next)))
      .then(
        (stop) => {
          end = stop;
          if (hasLeft) stop();
        },
        // The browser forbids workers or is offline; the app works without one.
        () => undefined,
      );
    return () => {
      hasLeft = true;
      end();
    };
  }, []);
  return reload;
}
