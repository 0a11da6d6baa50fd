import { readdir, readFile } from 'node:fs/promises';
import { memberPath, notificationPath, paths, ticketPath } from '@upline/domain';
import { expect, test } from 'vitest';
import { partOf } from './fetchPagesAhead.ts';

const here = new URL('.', import.meta.url);

/** Pages without links, or loaded with the router itself. */
const apart = ['Page.tsx', 'AccessPage.tsx', 'UplineLinkPage.tsx'];

test('every member page can be prefetched', async () => {
  const pages = (await readdir(here)).filter((name) => name.endsWith('Page.tsx') && !apart.includes(name));
  const source = await readFile(new URL('fetchPagesAhead.ts', here), 'utf8');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((name) => !source.includes(`import('./${name}')`))).toEqual([]);
});

test('maps an address to the module of its page, with or without a child path', () => {
  const drawing = (path: string) => String(partOf(path));
  expect(drawing(paths.notifications)).toContain('NotificationsPage');
  expect(drawing(notificationPath('1'))).toContain('NotificationPage');
  expect(drawing(ticketPath('T-1'))).toContain('ConversationPage');
  expect(drawing(memberPath('0x1'))).toContain('MemberPage');
  for (const path of ['/login', '/files/a', '/dashboard/nothing', `${paths.support}/1/2`]) {
    expect(partOf(path)).toBeNull();
  }
});
