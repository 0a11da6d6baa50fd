import assert from 'node:assert/strict';
import { followLive } from '@upline/api/live';
import type { Visitor } from './visitor.ts';

/** Timeout for a live topic, milliseconds, with room for a busy machine. */
const patience = 30_000;

interface Ear {
  /** Resolves once a topic has arrived; earlier arrivals count. */
  hears(topic: string): Promise<void>;
  /** All topics, in order. */
  heard: readonly string[];
  ended: Promise<void>;
  close(): Promise<void>;
}

async function waitFor(holds: () => boolean, what: () => string): Promise<void> {
  for (const deadline = Date.now() + patience; !holds(); ) {
    assert.ok(Date.now() < deadline, what());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Opens a live stream. @returns After the connection. */
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
