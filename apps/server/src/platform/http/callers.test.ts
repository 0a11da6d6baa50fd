import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { callerAddress, warnOfUnnamedProxy } from './callers.ts';
import type { Variables } from './handlers.ts';

async function addressOf(socket: string, forwarded: string | undefined, proxies: string): Promise<string> {
  const config = readConfig({ UPLINE_TRUSTED_PROXIES: proxies });
  const app = new Hono<{ Variables: Variables }>();
  app.get('/', (context) => context.text(callerAddress(context, config)));
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]);
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request('/', { headers }, { incoming })).text();
}

test.for([
  ['10.0.0.9', undefined, '', '10.0.0.9', 'the socket'],
  ['10.0.0.9', '1.1.1.1', '', '10.0.0.9', 'an untrusted proxy’s word is not taken'],
  ['10.0.0.9', '1.1.1.1', '10.0.0.1', '10.0.0.9', 'another than the trusted proxy'],
  ['10.0.0.1', '1.1.1.1', '10.0.0.1', '1.1.1.1', 'what the proxy has noted'],
  ['10.0.0.1', '6.6.6.6, 1.1.1.1', '10.0.0.1', '1.1.1.1', 'not what the caller wrote before it'],
  ['10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '10.0.0.1, 10.0.0.2', '1.1.1.1', 'through two proxies'],
  ['::ffff:10.0.0.1', '1.1.1.1', '10.0.0.1', '1.1.1.1', 'a proxy seen through IPv6'],
  ['10.0.0.77', '6.6.6.6, 1.1.1.1', '10.0.0.0/24', '1.1.1.1', 'a proxy of a trusted network'],
  ['10.0.1.77', '1.1.1.1', '10.0.0.0/24', '10.0.1.77', 'a proxy beside the trusted network'],
  ['fd00::7', '2001:db8::1, fd00::9', 'fd00::/8, 10.0.0.1', '2001:db8::1', 'through a network of IPv6'],
  ['10.0.0.1', 'not an address', '10.0.0.1', 'not an address', 'what is no address is no proxy'],
  ['10.0.0.1', ' , ', '10.0.0.1', '10.0.0.1', 'an empty header'],
] as const)(
  'from %s with %s, trusting %s, the caller is %s: %s',
  async ([socket, forwarded, proxies, caller]) => {
    expect(await addressOf(socket, forwarded, proxies)).toBe(caller);
  },
);

test('warns once of an unnamed proxy and never of direct callers', async () => {
  const said: string[] = [];
  const config = readConfig({ UPLINE_TRUSTED_PROXIES: '10.0.0.1' });
  const app = new Hono<{ Variables: Variables }>();
  app.use(warnOfUnnamedProxy(config, { warn: (words: string) => void said.push(words) }));
  app.get('/', (context) => context.text(''));
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  await ask('10.0.0.1', { 'x-forwarded-for': '1.1.1.1' });
  await ask('10.0.0.9', {});
  expect(said).toEqual([]);
  for (const forwarded of ['1.1.1.1', '2.2.2.2']) await ask('10.0.0.9', { 'x-forwarded-for': forwarded });
  expect(said).toEqual([expect.stringContaining('UPLINE_TRUSTED_PROXIES')]);
});
