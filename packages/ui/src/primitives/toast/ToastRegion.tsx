import { type ComponentType, useEffect, useState } from 'react';

/**
 * The place at the top right where toasts appear; once in an app. What draws them is fetched right after the
 * first paint, since no page needs a toast before it.
 */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    import('./Toasts.tsx').then(({ Toasts: Loaded }) => {
      if (!isGone) setToasts(() => Loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Toasts ? <Toasts /> : null;
}
