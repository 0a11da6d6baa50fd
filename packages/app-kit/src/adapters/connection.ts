import type { ConnectionPort } from '@upline/ui/ports';

export const connection: ConnectionPort = {
  isOnline: {
    get: () => navigator.onLine,
    subscribe(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
  },
};
