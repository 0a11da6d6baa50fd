import { createParser } from 'eventsource-parser';
import { ApiError } from './apiError.ts';
import type { Client } from './client.ts';

/** The shortest and the longest pause before another attempt, milliseconds. */
const shortestPause = 1000;
const longestPause = 30_000;

/** How long a connection must have lasted for the next pause to be short again. */
const steady = 30_000;

/**
 * How long a stream may be silent: the server is heard every ten seconds, one of the release before every fifteen. A
 * shorter wait would make everybody connect again at once when a server is only slow.
 */
const patience = 25_000;

export interface FollowOptions {
  /** Ends it. */
  signal: AbortSignal;
  /**
   * Called with each connection, the first one too. What changed before it was not told: a page that shows
   * anything asks again.
   */
  onConnected(): void;
  /** Called when nobody answers an attempt to connect; each attempt that nobody answers is told. */
  onLost(): void;
  /** Called with the name of what has changed: `notifications`, `ticket:{id}`, `incident` or `ledger`. */
  onTopic(topic: string): void;
}

/** Waits; ends early, without a word, when the signal does. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Follows one connection until it ends. @throws What broke it, or the server's refusal. */
async function followOnce(client: Client, { signal, onConnected, onTopic }: FollowOptions): Promise<void> {
  const silence = new AbortController();
  const ending = AbortSignal.any([signal, silence.signal]);
  const reply = await client.open('live', {}, { signal: ending });
  if (!reply.body) return;
  const reader = reply.body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  ending.addEventListener('abort', cancel);
  const parser = createParser({ onEvent: ({ data }) => onTopic(data) });
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    onConnected();
    while (!ending.aborted) {
      timer = setTimeout(() => silence.abort(), patience);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      if (!ending.aborted) parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * Hears what changes for as long as the session lasts. A connection that ends, breaks or falls silent is made
 * again, after a pause that grows and differs from client to client, so that a server that starts again is not
 * met by all at once.
 * @returns When the signal says so, or when the server says that the session is over: then the client's
 * `onSessionEnded` has been called.
 */
export async function followLive(client: Client, options: FollowOptions): Promise<void> {
  const { signal } = options;
  for (let wait = shortestPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    const started = Date.now();
    try {
      await followOnce(client, options);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      if (error instanceof ApiError && error.isUnanswered && !signal.aborted) options.onLost();
    }
    if (Date.now() - started > steady) wait = shortestPause;
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}
