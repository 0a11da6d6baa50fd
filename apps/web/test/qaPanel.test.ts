import { expect, test, vi } from 'vitest';
import { changedClock } from '../vite/qa/changedClock.ts';
import { changedFetch, emptied } from '../vite/qa/changedReplies.ts';
import { linkTo, readSettings, usual, writeSettings } from '../vite/qa/qaSettings.ts';

test('settings survive the round trip through an address; unknown ones are ignored', () => {
  const settings = { network: 'slow', lists: 'empty', days: -30, language: 'ar' } as const;
  expect(readSettings(writeSettings(settings))).toEqual(settings);
  expect(readSettings('network:broken;days:soon;language:xx;else')).toEqual(usual);
  const link = linkTo('http://localhost:5173/dashboard?a=1', settings);
  expect(new URL(link).searchParams.get('qa')).toBe('network:slow;lists:empty;days:-30;language:ar');
  expect(linkTo(link, usual)).toBe('http://localhost:5173/dashboard?a=1');
});

test('empties a page of a list and leaves other replies unchanged', () => {
  const page = {
    success: true,
    data: { lines: [1, 2], pagination: { page: 1, totalPages: 4, totalLines: 8 } },
  };
  expect(emptied(page)).toEqual({
    success: true,
    data: { lines: [], pagination: { page: 1, totalPages: 1, totalLines: 0 } },
  });
  const member = { success: true, data: { tiers: [1] } };
  expect(emptied(member)).toBe(member);
});

test('only server calls fail; the page’s own files load as usual', async () => {
  const ask = vi.fn(async () => Response.json({ success: true }));
  const failing = changedFetch({ ...usual, network: 'failing' }, ask);
  expect((await failing('/api/member')).status).toBe(500);
  expect(ask).not.toHaveBeenCalled();
  expect((await failing('/src/main.tsx')).status).toBe(200);
  await expect(changedFetch({ ...usual, network: 'offline' }, ask)('/api/member')).rejects.toThrow(TypeError);
});

test('shifts the clock for every way to read the current time', () => {
  const Later = changedClock(30, Date);
  expect(Later.now() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect(new Later(0).getTime()).toBe(0);
  expect(new Later().getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect(new Date(0)).toBeInstanceOf(Later);
});
