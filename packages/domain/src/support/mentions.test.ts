import { expect, test } from 'vitest';
import { mentionBegun, mentionsIn } from './mentions.ts';

const staff = [{ name: 'Noor' }, { name: 'Noor Haddad' }, { name: 'Ines' }, { name: '' }];
const cut = (text: string, people = staff) =>
  mentionsIn(text, people).map(({ start, end }) => text.slice(start, end));

test.each([
  ['@Noor, look', ['@Noor']],
  ['Ask @noor haddad.', ['@noor haddad']],
  ['@Noor Haddad and @Ines', ['@Noor Haddad', '@Ines']],
  ['(@Ines)', ['@Ines']],
  ['@Noors', []],
  ['@Inés', []],
  ['write to me@Ines', []],
  ['é@Ines', []],
  ['𝐚@Ines', []],
  ['@ Ines', []],
  ['nobody', []],
  ['@', []],
])('%j mentions %j', (text, expected) => {
  expect(cut(text)).toEqual(expected);
});

test('mentions everybody who shares a name', () => {
  const two = [
    { name: 'Ines', id: 1 },
    { name: 'Ines', id: 2 },
  ];
  expect(mentionsIn('@ines?', two)).toEqual([{ start: 0, end: 5, people: two }]);
});

test.each([
  ['Ask @No', 7, { start: 4, typed: 'No' }],
  ['Ask @Noor Ha', 12, { start: 4, typed: 'Noor Ha' }],
  ['Ask @No later', 7, { start: 4, typed: 'No' }],
  ['@', 1, { start: 0, typed: '' }],
  ['@', 0, null],
  ['me@No', 5, null],
  ['@ No', 4, null],
  ['@No\nor', 6, null],
  ['No', 2, null],
])('in %j, the mention before offset %i is %j', (text, caret, expected) => {
  expect(mentionBegun(text, caret)).toEqual(expected);
});
