import { presenceLifetime } from '@upline/domain';
import { expect, test } from 'vitest';
import { createPresence } from './createPresence.ts';

test('keeps a presence until it expires, with the start of the current activity', () => {
  let now = 1000;
  const presence = createPresence(() => now);
  const say = (doing: string, ticketId = 't') =>
    presence.hear(JSON.stringify({ ticketId, wallet: '0xa', doing, lifetime: presenceLifetime }));
  say('viewing');
  now += presenceLifetime - 1;
  say('viewing');
  now += presenceLifetime - 1;
  expect(presence.at('t')).toMatchObject([{ wallet: '0xa', doing: 'viewing', since: 1000 }]);
  say('writing');
  expect(presence.at('t')).toMatchObject([{ doing: 'writing', since: now }]);
  now += presenceLifetime;
  expect(presence.at('t')).toEqual([]);
  say('viewing');
  say('gone');
  expect(presence.at('t')).toEqual([]);
});

test('ignores invalid payloads', () => {
  const presence = createPresence();
  for (const payload of ['', '{}', '{"ticketId":"t","wallet":"0xa","doing":"asleep","lifetime":1}']) {
    presence.hear(payload);
  }
  expect(presence.at('t')).toEqual([]);
});
