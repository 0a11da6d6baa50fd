import type { LiveTopic } from '../live.ts';

/** A change in a mock backend. */
export interface Announcement {
  /** The receiver's wallet in lower case, or `staff` for staff only; omitted for everybody. */
  wallet?: string;
  topic: LiveTopic;
}

export interface Listener {
  token: string;
  wallet: string;
  isStaff: boolean;
}

export type Live = ReturnType<typeof createLive>;

interface Stream extends Listener {
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** A mocked server sends no heartbeat: no network is between it and its browser. */
export function createLive() {
  const streams = new Set<Stream>();
  const encoder = new TextEncoder();

  return {
    announce({ wallet, topic }: Announcement) {
      for (const { controller, ...listener } of streams) {
        const isOwn = wallet === undefined || listener.wallet === wallet;
        if (!isOwn && !(listener.isStaff && (wallet === 'staff' || topic.startsWith('ticket:')))) continue;
        controller.enqueue(encoder.encode(`data: ${topic}\n\n`));
      }
    },
    /** A stream of events until the session ends. */
    open(listener: Listener) {
      let stream: Stream;
      return new ReadableStream({
        start(controller) {
          stream = { ...listener, controller };
          streams.add(stream);
          controller.enqueue(encoder.encode(':\n\n'));
        },
        cancel() {
          streams.delete(stream);
        },
      });
    },
    /** Ends the streams of a session; of all sessions if none is given. */
    end(token?: string) {
      for (const stream of streams) {
        if (token !== undefined && stream.token !== token) continue;
        streams.delete(stream);
        stream.controller.close();
      }
    },
  };
}
