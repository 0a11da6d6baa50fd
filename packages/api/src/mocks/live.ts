import type { LiveTopic } from '../live.ts';

/** Something that has changed in a world. */
export interface Announcement {
  /** Whose it is, in lower case, or `staff` for what only they hear; what is everybody's names nobody. */
  wallet?: string;
  topic: LiveTopic;
}

/** Who listens. */
export interface Listener {
  token: string;
  wallet: string;
  isStaff: boolean;
}

/** The streams of all who listen to a mocked server. */
export interface Live {
  announce(announcement: Announcement): void;
  /** A stream of events for as long as a session lasts. */
  open(listener: Listener): ReadableStream<Uint8Array>;
  /** Ends the streams of a session; of all sessions when none is named. */
  end(token?: string): void;
}

interface Stream extends Listener {
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** Nobody listens yet. A mocked server sends no heartbeat: nothing stands between it and its browser. */
export function createLive(): Live {
  const streams = new Set<Stream>();
  const encoder = new TextEncoder();

  return {
    announce({ wallet, topic }) {
      for (const { controller, ...listener } of streams) {
        const isOwn = wallet === undefined || listener.wallet === wallet;
        if (!isOwn && !(listener.isStaff && (wallet === 'staff' || topic.startsWith('ticket:')))) continue;
        controller.enqueue(encoder.encode(`data: ${topic}\n\n`));
      }
    },
    open(listener) {
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
    end(token) {
      for (const stream of streams) {
        if (token !== undefined && stream.token !== token) continue;
        streams.delete(stream);
        stream.controller.close();
      }
    },
  };
}
