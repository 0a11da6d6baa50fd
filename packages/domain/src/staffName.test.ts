import { expect, test } from 'vitest';
import { posesAsStaff } from './staffName.ts';

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
])('%s is kept for those who answer', (name) => {
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
])('%s is somebody’s name', (name) => {
  expect(posesAsStaff(name)).toBe(false);
});
