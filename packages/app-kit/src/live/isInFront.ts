import type { Readable } from '@upline/ui/ports';

/** True while this tab is visible. */
export const isInFront: Readable<boolean> = {
  get: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
