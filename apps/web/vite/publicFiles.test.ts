import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const publicFile = (app: 'web' | 'desk', name: string) =>
  readFile(new URL(`../../${app}/public/${name}`, import.meta.url));

test.each(['web', 'desk'] as const)(
  'the icon that browsers request as %s is one picture of 32 px',
  async (app) => {
    const icon = await publicFile(app, 'favicon.ico');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([icon[6], icon[7]]).toEqual([32, 32]);
    const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
    expect(icon.length).toBe(start + length);
    expect(icon.subarray(start, start + 4).toString('latin1')).toBe('\x89PNG');
  },
);

test('search engines may read public pages and nothing of the staff app', async () => {
  expect(`${await publicFile('web', 'robots.txt')}`).toContain('\nDisallow: /dashboard\n');
  expect(`${await publicFile('desk', 'robots.txt')}`).toBe('User-agent: *\nDisallow: /\n');
});
