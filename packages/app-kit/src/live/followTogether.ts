import type { Client } from '@upline/api';
import { followLive } from '@upline/api/live';
import type { LiveListener, Readable } from '@upline/ui/ports';

/** Said among tabs instead of a topic when there was a gap, and when nobody answers. */
const gap = '';
const lost = 'lost';

export interface FollowTogetherOptions {
  client: Client;
  /** Tabs of one wallet share one stream. */
  wallet: string;
  listener: LiveListener;
  signal: AbortSignal;
  /** Whether this tab can be seen: one that cannot leaves the stream to others. */
  isInFront: Readable<boolean>;
}

/** What tabs tell each other through; `null` where a browser has none, or forbids it as it forbids storage. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Follows the server's stream with all tabs of this browser: one of those that can be seen holds it and tells the
 * others. A browser connects few times to a host, and a tab that is put to sleep must not keep the others deaf.
 * Where a browser has no locks, or lets tabs tell each other nothing, each tab that can be seen follows by itself.
 */
export async function followTogether({
  client,
  wallet,
  listener,
  signal,
  isInFront,
}: FollowTogetherOptions): Promise<void> {
  const name = `upline.live.${wallet}`;
  const channel = channelOf(name);
  // One that cannot tell the others follows for itself alone.
  const locks = channel ? navigator.locks : undefined;
  const hear = (word: string) => {
    if (word === gap) listener.onGap();
    else if (word === lost) listener.onLost();
    else listener.onTopic(word);
  };
  const tell = (word: string) => {
    hear(word);
    if (locks) channel?.postMessage(word);
  };
  if (locks && channel) channel.onmessage = ({ data }) => hear(String(data));

  let turn: AbortController | null = null;

  function take(): void {
    if (turn) return;
    turn = new AbortController();
    const ending = AbortSignal.any([signal, turn.signal]);
    const follow = () =>
      followLive(client, {
        signal: ending,
        onConnected: () => tell(gap),
        onLost: () => tell(lost),
        onTopic: tell,
      });
    const followed = locks ? locks.request(name, { signal: ending }, follow) : follow();
    // A turn that ends before it came is no fault.
    void followed.catch((error: unknown) => {
      if (!ending.aborted) throw error;
    });
  }

  function leave(): void {
    turn?.abort();
    turn = null;
  }

  const change = () => (isInFront.get() ? take() : leave());
  const stopWatching = isInFront.subscribe(change);
  signal.addEventListener('abort', () => {
    stopWatching();
    channel?.close();
  });
  // A page that comes later hears nothing of what others were told while it was loading.
  const { held = [] } = (await locks?.query()) ?? {};
  if (signal.aborted) return;
  if (held.some((lock) => lock.name === name)) listener.onGap();
  change();
}
