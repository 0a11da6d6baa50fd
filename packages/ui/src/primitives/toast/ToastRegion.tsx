import { type ComponentType, useEffect, useState } from 'react';
import type { ToastsProps } from './Toasts.tsx';
import { useToasts } from './toasts.ts';

/**
 * The region at the top right where toasts appear; mount it once. Its code loads with the first
 * toast, because pages show no toasts at first.
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
        // The device is offline, or a newer build removed the chunk: the next toast retries.
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
