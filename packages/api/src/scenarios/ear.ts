import assert from 'node:assert/strict';
import { followLive } from '../liveStream.ts';
import type { Visitor } from './visitor.ts';

/** How long a story waits for what must come, milliseconds: a busy machine takes its time. */
const patience = 30_000;

/** A listener. */
interface Ear {
  /** Ends once a topic has been heard; what was heard before it counts as well. */
  hears(topic: string): Promise<void>;
  /** All that was heard, in order. */
  heard: readonly string[];
  /** Ends when there is nothing more to hear. */
  ended: Promise<void>;
  close(): Promise<void>;
}

async function waitFor(holds: () => boolean, what: () => string): Promise<void> {
  for (const deadline = Date.now() + patience; !holds(); ) {
    assert.ok(Date.now() < deadline, what());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Listens. @returns Once the stream stands. */
export async function listen({ client }: Visitor): Promise<Ear> {
  const closing = new AbortController();
  const connected = Promise.withResolvers<void>();
  const heard: string[] = [];
  const ended = followLive(client, {
    signal: closing.signal,
    onConnected: () => connected.resolve(),
    onLost: () => {},
    onTopic: (topic) => heard.push(topic),
  });
  await Promise.race([connected.promise, ended.then(() => assert.fail('Nothing was to be heard.'))]);
  return {
    heard,
    ended,
    hears: (topic) =>
      waitFor(
        () => heard.includes(topic),
        () => `${topic} was not heard, only ${heard.join()}.`,
      ),
    async close() {
      closing.abort();
      await ended;
    },
  };
}
