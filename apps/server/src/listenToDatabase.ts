import type { SessionCache } from './accounts/auth/sessionCache.ts';
import { sessionChannel } from './accounts/auth/sessions.ts';
import type { Listener } from './platform/db/listener.ts';
import type { Live } from './platform/live/createLive.ts';
import { liveChannel } from './platform/live/publish.ts';
import { type Presence, presenceChannel } from './support/presence/createPresence.ts';

interface Dependencies {
  live: Live;
  sessions: SessionCache;
  presence: Presence;
}

/**
 * Passes on what is said in the database, by this server or another: what has changed and which sessions have
 * ended. After a gap nothing that was kept is believed, and listeners connect again and ask again.
 */
export async function listenToDatabase(
  listener: Listener,
  { live, sessions, presence }: Dependencies,
): Promise<void> {
  listener.onGap(() => {
    sessions.clear();
    live.endAll();
  });
  // Before what is published of it.
  await listener.listen(presenceChannel, presence.hear);
  await listener.listen(liveChannel, live.hear);
  await listener.listen(sessionChannel, sessions.end);
}
