import { expect, test } from 'vitest';
import type { DeskTranslate } from '../../messages/useDeskMessage.ts';
import { eventText } from './eventWords.ts';
import type { TimelineEntry } from './timelineQuery.ts';

const d = ((id: string) => id) as DeskTranslate;
const entry: TimelineEntry = {
  at: '2026-11-25T12:00:00.000Z',
  who: { id: 'ABC', name: 'Noor', walletId: '0x1', photo: '' },
  isStaff: true,
  what: 'changed',
  messageId: '',
  changes: [],
  other: null,
};
const words = (change: Partial<Record<keyof TimelineEntry, unknown>>) =>
  eventText({ ...entry, ...change } as TimelineEntry, { d, people: [], own: '0x2' });

test('describes unknown events and changes of a later release as unknown', () => {
  expect(words({ what: 'ofALaterRelease' })).toEqual(['desk.event.unknown']);
  const changes = [
    { field: 'ofALaterRelease', before: [], after: [] },
    { field: 'priority', before: ['normal'], after: ['high'] },
  ];
  expect(words({ changes })).toEqual(['desk.event.unknown', 'desk.event.priority']);
});

test.each(['opened', 'wrote', 'replied', 'noted'])('%s adds no event line', (what) => {
  expect(words({ what })).toEqual([]);
});
