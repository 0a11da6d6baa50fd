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
 * Forwards database notifications of all servers: changes for live streams, ended sessions and
 * presence. After a gap, drops the cached sessions and ends the streams; clients then reconnect and
 * reload.
 */
export async function listenToDatabase(
  listener: Listener,
  { live, sessions, presence }: Dependencies,
): Promise<void> {
  listener.onGap(() => {
    sessions.clear();
    live.endAll();
  });
  // Before the live channel, which announces changes of presence.
  await listener.listen(presenceChannel, presence.hear);
  await listener.listen(liveChannel, live.hear);
  await listener.listen(sessionChannel, sessions.end);
}
