import { createParser } from 'eventsource-parser';
import { ApiError } from './apiError.ts';
import type { Client } from './client.ts';

/** The shortest and the longest pause before a reconnect, milliseconds. */
const shortestPause = 1000;
const longestPause = 30_000;

/** The duration of a connection that resets the pause, milliseconds. */
const steady = 30_000;

/**
 * The longest silence of a stream, milliseconds: the server sends a heartbeat every ten seconds,
 * one of the previous release every fifteen. With a shorter limit all clients would reconnect at
 * once when a server is slow.
 */
const patience = 25_000;

export interface FollowOptions {
  /** Stops following. */
  signal: AbortSignal;
  /**
   * Called on each connection, including the first. Changes before it were not sent, so a page must
   * refetch its data.
   */
  onConnected(): void;
  /** Called for each connection attempt that gets no answer. */
  onLost(): void;
  /** Called with the topic that changed: `notifications`, `ticket:{id}`, `incident` or `ledger`. */
  onTopic(topic: string): void;
}

/** Waits; resolves early if the signal aborts. */
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

/** Follows one connection until it ends. @throws The network error, or the server's refusal. */
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
 * Receives live topics until the session ends. Reconnects after an end, an error or silence, with
 * growing random pauses, so that clients do not all reconnect at once after a server's restart.
 * @returns When the signal aborts, or after the server ended the session and the client called
 * `onSessionEnded`.
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
