import { type ComponentType, useEffect, useState } from 'react';
import type { ToastsProps } from './Toasts.tsx';
import { useToasts } from './toasts.ts';

/**
 * The place at the top right where toasts appear; once in an app. What draws them is fetched with the first
 * toast, since a page is read long before it has something to say.
 */
export function ToastRegion(props: ToastsProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const { queue } = useToasts();
  useEffect(() => {
    let isGone = false;
    async function load() {
      if (queue.visibleToasts.length === 0) return;
      try {
        const { Toasts: Loaded } = await import('./Toasts.tsx');
        if (isGone) return;
        stop();
        setToasts(() => Loaded);
      } catch {
        // Offline, or gone with a newer build: the next toast tries again.
      }
    }
    const stop = queue.subscribe(load);
    void load();
    return () => {
      isGone = true;
      stop();
    };
  }, [queue]);
  return Toasts ? <Toasts {...props} /> : null;
}
