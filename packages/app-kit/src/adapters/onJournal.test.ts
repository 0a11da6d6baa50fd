import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { sessionOf } from '../../test/sessionOf.ts';
import { onJournal } from './onJournal.ts';

const others = new EventTarget();

function keep(items: Record<string, string>) {
  vi.stubGlobal('localStorage', memoryStorage(items));
}

const otherPageWrites = (key: string) => others.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  keep({ journal: '[]' });
});

afterEach(() => vi.unstubAllGlobals());

test('acts on an existing journal when a page opens and when another member signs in', () => {
  const act = vi.fn();
  const { session, become } = sessionOf(member);
  onJournal('journal', session, act);
  expect(act).toHaveBeenCalledTimes(1);
  become({ ...member, name: 'Ada L.' });
  expect(act).toHaveBeenCalledTimes(1);
  become(null);
  expect(act).toHaveBeenCalledTimes(1);
  become(member);
  expect(act).toHaveBeenCalledTimes(2);
});

test('does nothing until another page writes a journal', () => {
  keep({});
  const act = vi.fn();
  onJournal('journal', sessionOf(member).session, act);
  otherPageWrites('journal');
  expect(act).not.toHaveBeenCalled();
  keep({ journal: '[]' });
  otherPageWrites('something');
  expect(act).not.toHaveBeenCalled();
  otherPageWrites('journal');
  expect(act).toHaveBeenCalledTimes(1);
});

test('resumes no journal while signed out', () => {
  const act = vi.fn();
  onJournal('journal', sessionOf(null).session, act);
  otherPageWrites('journal');
  expect(act).not.toHaveBeenCalled();
});
