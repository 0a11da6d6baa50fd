import { useEffect, useState } from 'react';

/**
 * Registers the service worker where there is one: in a build, for a member who is signed in.
 * @returns What reloads the page with a newer build; `null` while there is none.
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
        // A browser that forbids workers, or no network: the app works without.
        () => undefined,
      );
    return () => {
      hasLeft = true;
      end();
    };
  }, []);
  return reload;
}
