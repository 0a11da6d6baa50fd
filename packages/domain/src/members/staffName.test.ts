import { expect, test } from 'vitest';
import { posesAsStaff, shownName } from './staffName.ts';

test.each([
  'Support',
  'Upline Support',
  'UPLINE',
  'the supporters',
  'S u p p o r t',
  'S.u.p.p.o.r.t  Team',
  'Ѕuррοrt',
  'ꜱᴜᴘᴘᴏʀᴛ',
  'Ｓｕｐｐｏｒｔ',
  '𝕾𝖚𝖕𝖕𝖔𝖗𝖙',
  'Ⓢⓤⓟⓟⓞⓡⓣ',
  'Śüppört',
  'Supp0rt',
  '$upport',
  'Up1ine',
  'UpIine desk',
  'Admin',
  'Adrnin',
  'Maria (staff)',
  'Official',
  'Help Desk Support',
  'Admin!',
  'Staff!',
  'Official!',
  '!Admin!',
  'Admin1',
  'Admins',
  'Moderators',
  'Maria | Admin',
  'Help Desk Anna',
  'Sup port Anna',
  'Up line Maria',
  'Customer Service',
  'Team Staff',
  'Support Staff',
  '🆂🆄🅿🅿🅾🆁🆃',
  '🅢🅤🅟🅟🅞🅡🅣',
  '🇸🇺🇵🇵🇴🇷🇹',
  'ᔕᑌᑭᑭOᖇT',
  'Suqqort',
  'ՏՍՐՐՕՐՏ',
  'Maria ✔',
  '✅ Maria',
  'Maria\u2714\ufe0f',
])('rejects %s as posing as staff', (name) => {
  expect(posesAsStaff(name)).toBe(true);
});

test.each([
  '',
  'Ada Lovelace',
  'Jessup Porter',
  'Stafford',
  'Badmini',
  'Oficial Sánchez',
  'Rupa Line',
  'Олег Супортов',
  'Σοφία',
  '7KQ2-M9XD',
  'Team Lucía',
  'Frank Staff',
  'Gustaff Adminsky',
  'Lineup',
  'Ada 👍',
])('accepts %s as a name', (name) => {
  expect(posesAsStaff(name)).toBe(false);
});

test('judges a text of any length quickly', () => {
  const long = `${'s!+|'.repeat(4000)}${'sup'.repeat(4000)}`;
  expect(posesAsStaff(long)).toBe(false);
});

test('shows a name without hidden characters, and none that poses as staff', () => {
  const names = ['Ada', 'A\u200bda', 'Sup\u200bport', null, undefined];
  expect(names.map(shownName)).toEqual(['Ada', 'Ada', '', '', '']);
});
