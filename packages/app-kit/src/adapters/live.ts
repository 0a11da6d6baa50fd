import type { Client } from '@upline/api';
import type { LivePort } from '@upline/ui/ports';
import { isInFront } from '../live/isInFront.ts';

/** The server's event stream, shared by all tabs; its code loads with the first follower. */
export function createLive(client: Client): LivePort {
  return {
    follow(wallet, listener, signal) {
      async function begin() {
        const { followTogether } = await import('../live/followTogether.ts');
        if (!signal.aborted) await followTogether({ client, wallet, listener, signal, isInFront });
      }
      void begin();
    },
  };
}
