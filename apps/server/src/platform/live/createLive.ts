import * as z from 'zod';
import type { Session } from '../http/handlers.ts';

/** Milliseconds between heartbeats of a stream; clients reconnect after a longer silence. */
const heartbeatInterval = 10_000;

/** Maximum number of streams per wallet: several browsers and a reserve. */
const streamsOfWallet = 10;

/**
 * Maximum number of topics waiting for a slow client; beyond it, the server disconnects the client,
 * which then reloads everything.
 */
const waitingAtMost = 100;

/** Maximum number of unsent heartbeats, including the greeting. */
const unheardBeats = 2;

const liveChange = z.object({
  wallet: z.string().optional(),
  topic: z.string().regex(/^[\w:.-]+$/),
});

/** Parses a published change; `null` for other payloads on the channel. */
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
  beat(): void;
  /** Closes the stream normally. */
  end(): void;
}

interface OpenOptions {
  /** True for support staff, who receive changes of every ticket. */
  isStaff: boolean;
  /** Closes the connection of a client that does not read, since nothing sent would reach it. */
  cut?: () => void;
}

/** The open streams of this server. */
export interface Live {
  /** Opens a stream of events that ends with the session. */
  open(session: Session, options: OpenOptions): Response;
  /** Forwards a published change. */
  hear(payload: string): void;
  /** Ends the streams of a session. @param token Stored form of the token. */
  endSession(token: string): void;
  /** Ends all streams after possible losses: clients reconnect and reload everything. */
  endAll(): void;
  /** Ends all streams and rejects new ones. */
  close(): void;
  size(): number;
}

interface Dependencies {
  /** Reads the current expiry of a session; `null` if it has ended. */
  expiryOf: (token: string) => Promise<Date | null>;
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
}

/**
 * Creates the streams of a server. Public changes go to all streams, a wallet's changes to its own,
 * and changes of tickets or for staff to support. A stream stores only the topics changed since its
 * last read.
 */
export function createLive({ expiryOf, heartbeat = heartbeatInterval }: Dependencies): Live {
  const streams = new Set<Stream>();
  // Oldest stream first.
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

  /** Extends a stream if its session was used since; otherwise ends it. */
  async function renew(stream: Stream): Promise<void> {
    // If the database does not answer, the next heartbeat tries again.
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
    // The greeting confirms the connection even through a proxy that delays headers.
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
        // Called when a read waits; topics published before are sent once each.
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
