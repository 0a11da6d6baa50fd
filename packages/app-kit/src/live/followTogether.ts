import type { Client } from '@upline/api';
import { followLive } from '@upline/api/live';
import type { LiveListener, Readable } from '@upline/ui/ports';

/** Sent between tabs instead of a topic: events were missed, or the server does not answer. */
const gap = '';
const lost = 'lost';

export interface FollowTogetherOptions {
  client: Client;
  /** Tabs of one wallet share one stream. */
  wallet: string;
  listener: LiveListener;
  signal: AbortSignal;
  /** True while this tab is visible; a hidden tab leaves the stream to others. */
  isInFront: Readable<boolean>;
}

/** The channel between tabs; `null` if the browser has none or blocks it along with storage. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Shares the server's event stream between all tabs of this browser: one visible tab connects and
 * forwards the topics. Browsers limit connections per host, and a suspended tab must not block the
 * others. Without locks or a broadcast channel, each visible tab connects by itself.
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
  // Without a channel to the other tabs, this tab follows for itself only.
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
    // A tab that stops before its turn is no error.
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
  // A page that opens later has missed the topics published while it loaded.
  const { held = [] } = (await locks?.query()) ?? {};
  if (signal.aborted) return;
  if (held.some((lock) => lock.name === name)) listener.onGap();
  change();
}
