import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { followLive } from './liveStream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A connection controlled by the test. */
interface Line {
  send(text: string): void;
  end(): void;
  breakOff(): void;
  isCancelled: boolean;
}

type Answer = 'stream' | number | 'nothing';

/** A server with one answer per attempt; the last answer repeats. */
function follow(...answers: Answer[]) {
  const lines: Line[] = [];
  const attempts: number[] = [];
  const heard: string[] = [];
  const onConnected = vi.fn();
  const onLost = vi.fn();
  const onSessionEnded = vi.fn();
  const closing = new AbortController();

  function open(): Response {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const line: Line = {
      send: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
      breakOff: () => controller.error(new TypeError('network error')),
      isCancelled: false,
    };
    lines.push(line);
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
      cancel: () => {
        line.isCancelled = true;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  const client = createClient({
    baseUrl: 'https://api.test',
    token: () => 'secret',
    onSessionEnded,
    fetch: async () => {
      const answer = answers[Math.min(attempts.length, answers.length - 1)];
      attempts.push(Date.now());
      if (answer === 'nothing') throw new TypeError('Failed to fetch');
      return typeof answer === 'number' ? Response.json({ success: false }, { status: answer }) : open();
    },
  });
  const begun = Date.now();
  let isOver = false;
  const ended = followLive(client, {
    signal: closing.signal,
    onConnected,
    onLost,
    onTopic: (topic) => heard.push(topic),
  }).then(() => {
    isOver = true;
  });
  return {
    lines,
    heard,
    onConnected,
    onLost,
    onSessionEnded,
    closing,
    ended,
    isOver: () => isOver,
    /** The time of each attempt, milliseconds after the start. */
    attempts: () => attempts.map((at) => at - begun),
  };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test('reads topics from any chunks of the stream and ignores heartbeats', async () => {
  const { lines, heard, onConnected, closing, ended } = follow('stream');
  await soon();
  expect(onConnected).toHaveBeenCalledTimes(1);
  lines[0]?.send(':\n\ndata: notifi');
  lines[0]?.send('cations\n\n:\n\ndata: ledger\n');
  await soon();
  expect(heard).toEqual(['notifications']);
  lines[0]?.send('\ndata: ticket:1\n\n');
  await soon();
  expect(heard).toEqual(['notifications', 'ledger', 'ticket:1']);
  closing.abort();
  await ended;
});

test.each(['end', 'breakOff'] as const)('reconnects after %s and calls onConnected', async (how) => {
  const { lines, heard, onConnected, attempts, closing, ended } = follow('stream');
  await soon();
  lines[0]?.send('data: half');
  await soon();
  lines[0]?.[how]();
  await vi.advanceTimersByTimeAsync(999);
  expect(onConnected).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onConnected).toHaveBeenCalledTimes(2);
  expect(attempts()).toEqual([0, 1000]);
  lines[1]?.send('data: ledger\n\n');
  await soon();
  expect(heard).toEqual(['ledger']);
  closing.abort();
  await ended;
});

test('pauses grow to half a minute without answers, and shrink after a steady connection', async () => {
  const answers: Answer[] = [503, 'nothing', 429, 500, 'nothing', 'nothing', 'nothing', 'stream'];
  const { lines, attempts, onLost, closing, ended } = follow(...answers);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(attempts()).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]);
  expect(onLost, 'a refusal is an answer').toHaveBeenCalledTimes(5);
  for (let beats = 0; beats < 3; beats++) {
    lines[0]?.send(':\n\n');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempts().at(-1)).toBe(131_000);
  // The connection was short: the next pause is longer.
  lines[1]?.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(attempts().at(-1)).toBe(133_000);
  closing.abort();
  await ended;
});

test('randomises the pauses of clients', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  const { attempts, closing, ended } = follow('nothing');
  await vi.advanceTimersByTimeAsync(1500);
  expect(attempts()).toEqual([0, 500, 1500]);
  closing.abort();
  await ended;
});

test('closes a connection without heartbeats', async () => {
  const { lines, onConnected, closing, ended } = follow('stream');
  await soon();
  for (let beats = 0; beats < 4; beats++) {
    await vi.advanceTimersByTimeAsync(24_000);
    lines[0]?.send(':\n\n');
    await soon();
  }
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(lines[0]?.isCancelled).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onConnected).toHaveBeenCalledTimes(2);
  closing.abort();
  await ended;
});

test('stops when the session has ended', async () => {
  const { lines, attempts, onSessionEnded, ended } = follow('stream', 401);
  await soon();
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempts()).toEqual([0, 1000]);
});

test('stops when aborted, both while connected and while waiting', async () => {
  const connected = follow('stream');
  await soon();
  connected.lines[0]?.send('data: ledger\n\n');
  connected.closing.abort();
  await connected.ended;
  expect(connected.lines[0]?.isCancelled).toBe(true);
  expect(connected.heard).toEqual([]);

  const waiting = follow('nothing');
  await vi.advanceTimersByTimeAsync(100);
  waiting.closing.abort();
  await waiting.ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.attempts()).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});
