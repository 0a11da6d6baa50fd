import * as z from 'zod';
import type { Session } from '../http/handlers.ts';

/** How often a stream says that it is still there, milliseconds: one that is silent for longer is taken for dead. */
const heartbeatInterval = 10_000;

/** How many streams a wallet may have: some browsers, with some room. */
const streamsOfWallet = 10;

/** How many topics wait for a client that does not read; one that is further behind is cut off and asks again. */
const waitingAtMost = 100;

/** How many heartbeats may wait likewise, the greeting among them. */
const unheardBeats = 2;

const liveChange = z.object({
  wallet: z.string().optional(),
  topic: z.string().regex(/^[\w:.-]+$/),
});

/** What was published; `null` for anything else on the channel. */
function parseChange(payload: string): z.output<typeof liveChange> | null {
  try {
    return liveChange.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

const encoder = new TextEncoder();
const beat = ':\n\n';

interface Stream {
  readonly wallet: string;
  /** The session's stored token. */
  readonly token: string;
  readonly isStaff: boolean;
  expiresAt: Date;
  tell(topic: string): void;
  /** Says that it is still there. */
  beat(): void;
  /** Ends as a stream ends. */
  end(): void;
}

interface OpenOptions {
  /** Whether the listener answers for support: they hear of every ticket. */
  isStaff: boolean;
  /** Cuts the line of a client that does not read: nothing that is sent would reach it. */
  cut?: () => void;
}

/** The streams of everybody who listens to this server. */
export interface Live {
  /** A stream of events for as long as a session lasts. */
  open(session: Session, options: OpenOptions): Response;
  /** Passes on what was published. */
  hear(payload: string): void;
  /** Ends the streams of a session. @param token The stored form. */
  endSession(token: string): void;
  /** Ends all streams, when something may have been missed: who connects again asks for everything. */
  endAll(): void;
  /** Ends all streams and opens no other. */
  close(): void;
  /** How many streams are open. */
  size(): number;
}

interface Dependencies {
  /** When a session expires as it is now used; `null` when it is over. */
  expiryOf: (token: string) => Promise<Date | null>;
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
}

/**
 * Nobody listens yet. What is everybody's goes to all, what is a wallet's to its own streams, and what concerns
 * a ticket, or the staff alone, to support. Nothing is kept for a stream but the names of what has changed since it last read.
 */
export function createLive({ expiryOf, heartbeat = heartbeatInterval }: Dependencies): Live {
  const streams = new Set<Stream>();
  // The oldest first.
  const ofWallet = new Map<string, Set<Stream>>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let isClosed = false;

  function add(stream: Stream): void {
    streams.add(stream);
    const own = ofWallet.get(stream.wallet) ?? new Set();
    ofWallet.set(stream.wallet, own.add(stream));
    timer ??= setInterval(beatAll, heartbeat);
    const [oldest] = own;
    if (own.size > streamsOfWallet) oldest?.end();
  }

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return;
    const own = ofWallet.get(stream.wallet);
    own?.delete(stream);
    if (own?.size === 0) ofWallet.delete(stream.wallet);
    if (streams.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }

  /** A session that has expired is over, unless it was used meanwhile. */
  async function renew(stream: Stream): Promise<void> {
    // A database that does not answer is asked again at the next beat.
    const expiresAt = await expiryOf(stream.token).catch(() => stream.expiresAt);
    if (expiresAt) stream.expiresAt = expiresAt;
    else stream.end();
  }

  function beatAll(): void {
    const now = new Date();
    for (const stream of streams) {
      if (stream.expiresAt <= now) void renew(stream);
      stream.beat();
    }
  }

  function endAll(): void {
    for (const stream of streams) stream.end();
  }

  function bodyOf(
    { wallet, token, expiresAt }: Session,
    { isStaff, cut }: OpenOptions,
  ): ReadableStream<Uint8Array> {
    const waiting = new Set<string>();
    // The greeting: who has connected learns so, however long a proxy would keep the headers.
    let beats = 1;
    let isAwaited = false;
    let controller: ReadableStreamDefaultController<Uint8Array>;

    function send(): void {
      if (!isAwaited || (waiting.size === 0 && beats === 0)) return;
      const text = Array.from(waiting, (topic) => `data: ${topic}\n\n`).join('') || beat;
      isAwaited = false;
      waiting.clear();
      beats = 0;
      controller.enqueue(encoder.encode(text));
    }

    function drop(): void {
      stream.end();
      cut?.();
    }

    const stream: Stream = {
      wallet,
      token,
      isStaff,
      expiresAt,
      tell(topic) {
        waiting.add(topic);
        if (waiting.size > waitingAtMost) drop();
        else send();
      },
      beat() {
        beats += 1;
        if (beats > unheardBeats) drop();
        else send();
      },
      end() {
        if (!streams.has(stream)) return;
        remove(stream);
        controller.close();
      },
    };

    return new ReadableStream(
      {
        start(given) {
          controller = given;
          if (isClosed) given.close();
          else add(stream);
        },
        // Called when a read waits: what happens before is named once, however often it happens.
        pull() {
          isAwaited = true;
          send();
        },
        cancel() {
          remove(stream);
        },
      },
      { highWaterMark: 0 },
    );
  }

  return {
    open: (session, options) =>
      new Response(bodyOf(session, options), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      }),
    hear(payload) {
      const published = parseChange(payload);
      if (published === null) return;
      const { wallet, topic } = published;
      if (wallet === undefined) {
        for (const stream of streams) stream.tell(topic);
        return;
      }
      for (const stream of ofWallet.get(wallet) ?? []) stream.tell(topic);
      if (wallet !== 'staff' && !topic.startsWith('ticket:')) return;
      for (const stream of streams) if (stream.isStaff && stream.wallet !== wallet) stream.tell(topic);
    },
    endSession(token) {
      for (const stream of streams) if (stream.token === token) stream.end();
    },
    endAll,
    close() {
      isClosed = true;
      endAll();
    },
    size: () => streams.size,
  };
}
