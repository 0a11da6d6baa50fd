import type { SessionCache } from '../auth/sessionCache.ts';
import { sessionChannel } from '../auth/sessions.ts';
import type { Listener } from '../db/listener.ts';
import { liveChannel } from './announce.ts';
import type { Live } from './createLive.ts';

interface Parts {
  live: Live;
  sessions: SessionCache;
}

/**
 * Passes on what is said in the database, by this server or another: what has changed and which sessions have
 * ended. After a gap nothing that was kept is believed.
 * @returns What ends it.
 */
export async function hearDatabase(
  listener: Listener,
  { live, sessions }: Parts,
): Promise<() => Promise<void>> {
  const ends = [
    await listener.listen(liveChannel, live.hear),
    await listener.listen(sessionChannel, sessions.end),
  ];
  const endGaps = listener.onGap(() => {
    sessions.clear();
    live.endAll();
  });
  return async () => {
    endGaps();
    for (const end of ends) await end();
  };
}
