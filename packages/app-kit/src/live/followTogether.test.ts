import { createClient } from '@upline/api';
import { afterEach, expect, test, vi } from 'vitest';
import { followTogether } from './followTogether.ts';

/** A server that keeps its streams open for all tabs of a browser. */
function server() {
  const lines: { send(topic: string): void; signal: AbortSignal }[] = [];
  const client = createClient({
    baseUrl: 'https://api.test',
    token: () => 'secret',
    fetch: async (_url, options) => {
      const signal = options?.signal as AbortSignal;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          lines.push({
            signal,
            send: (topic) => controller.enqueue(new TextEncoder().encode(`data: ${topic}\n\n`)),
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const open = () => lines.filter(({ signal }) => !signal.aborted);
  return { client, lines, open };
}

const closing: AbortController[] = [];

afterEach(() => {
  for (const tab of closing.splice(0)) tab.abort();
  vi.unstubAllGlobals();
});

let wallets = 0;

/** The tab's visibility, set by the test. */
function sight(isSeen: boolean) {
  const watching = new EventTarget();
  return {
    get: () => isSeen,
    set(next: boolean) {
      isSeen = next;
      watching.dispatchEvent(new Event('change'));
    },
    subscribe(listener: () => void) {
      watching.addEventListener('change', listener);
      return () => watching.removeEventListener('change', listener);
    },
  };
}

/** Opens tabs in order, each with the list of topics it received. */
function browser() {
  wallets += 1;
  const wallet = `0x${wallets}`;
  const { client, lines, open } = server();
  async function tab(isSeen = true) {
    const isInFront = sight(isSeen);
    const end = new AbortController();
    closing.push(end);
    const heard: string[] = [];
    const listener = {
      onGap: () => heard.push('gap'),
      onLost: () => heard.push('lost'),
      onTopic: (topic: string) => heard.push(topic),
    };
    await followTogether({ client, wallet, listener, signal: end.signal, isInFront });
    return { isInFront, end, heard };
  }
  return { tab, lines, open };
}

test('every tab receives the topics of the one stream', async () => {
  const { tab, lines, open } = browser();
  const first = await tab();
  await expect.poll(() => first.heard).toEqual(['gap']);
  const second = await tab();
  expect(second.heard, 'what happened while it was loading').toEqual(['gap']);
  lines[0]?.send('ledger');
  lines[0]?.send('ticket:7');
  await expect.poll(() => second.heard).toEqual(['gap', 'ledger', 'ticket:7']);
  expect(first.heard).toEqual(second.heard);
  expect(open()).toHaveLength(1);
});

test.each(['is closed', 'is left'] as const)('another tab follows when the following tab %s', async (how) => {
  const { tab, lines, open } = browser();
  const [first, second] = [await tab(), await tab()];
  await expect.poll(() => open()).toHaveLength(1);
  if (how === 'is closed') first.end.abort();
  else first.isInFront.set(false);
  await expect.poll(() => lines).toHaveLength(2);
  expect(open()).toHaveLength(1);
  await expect.poll(() => second.heard.at(-1)).toBe('gap');
  lines[1]?.send('notifications');
  await expect.poll(() => second.heard.at(-1)).toBe('notifications');
  await expect
    .poll(() => first.heard.includes('notifications'), { message: 'a tab that is only left still hears' })
    .toBe(how === 'is left');
});

test('a hidden tab follows only once it is visible', async () => {
  const { tab, lines } = browser();
  const hidden = await tab(false);
  expect(lines).toHaveLength(0);
  hidden.isInFront.set(true);
  await expect.poll(() => hidden.heard).toEqual(['gap']);
  hidden.isInFront.set(false);
  expect(lines[0]?.signal.aborted).toBe(true);
  hidden.isInFront.set(true);
  await expect.poll(() => hidden.heard).toEqual(['gap', 'gap']);
});

test.each([
  ['channels', 'BroadcastChannel', undefined],
  ['locks', 'navigator', {}],
])('without %s each tab follows by itself and receives each topic once', async (_missing, name, value) => {
  vi.stubGlobal(name, value);
  const { tab, lines } = browser();
  const [first, second] = [await tab(), await tab()];
  await expect.poll(() => lines).toHaveLength(2);
  for (const line of lines) line.send('ledger');
  await expect
    .poll(() => [first.heard, second.heard])
    .toEqual([
      ['gap', 'ledger'],
      ['gap', 'ledger'],
    ]);
});
