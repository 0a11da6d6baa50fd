import { vi } from 'vitest';
import { patience as longest } from '../../../../tools/shared/patience.ts';
import type { Visitor } from './visitor.ts';

/** Options of `vi.waitFor`. The long timeout is for busy machines only. */
export const patience = { timeout: longest, interval: 10 };

/** A member's live stream, read continuously. */
export interface OpenStream {
  reply: Response;
  /** All text received so far. */
  text(): string;
  topics(): string[];
  /** Resolves after `count` heartbeats, including the greeting. */
  beats(count: number): Promise<void>;
  brings(topic: string): Promise<void>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** Opens a live stream and reads it until its end. */
export async function listenAs({ client }: Pick<Visitor, 'client'>): Promise<OpenStream> {
  const reply = await client.open('live', {});
  if (reply.body === null) throw new TypeError('The stream has no body.');
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function readAll(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  }
  const topics = () => Array.from(text.matchAll(/^data: (.*)$/gm), ([, topic = '']) => topic);
  const until = (holds: () => boolean, what: string) =>
    vi.waitFor(() => {
      if (!holds()) throw new Error(`${what} did not come, only ${JSON.stringify(text)}.`);
    }, patience);
  return {
    reply,
    text: () => text,
    topics,
    beats: (count) => until(() => text.split(':\n\n').length > count, `Heartbeat ${count}`),
    brings: (topic) => until(() => topics().includes(topic), topic),
    ended: readAll(),
    close: () => reader.cancel(),
  };
}
