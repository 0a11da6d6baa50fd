import type { Readable } from '@upline/ui/ports';

/** Whether this tab can be seen. */
export const isInFront: Readable<boolean> = {
  get: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
