import { expect, test } from 'vitest';
import { auditQuestionIn, wholeAudit } from './auditQuestion.ts';

const inAddress = (text: string) => auditQuestionIn(new URLSearchParams(text));

test('reads person, kind, period, ticket, member and entry from the address', () => {
  const who = '0x7aF3000000000000000000000000000000000001';
  expect(
    inAddress(
      `who=${who}&kind=change&day=2026-11-22&entry=48205&ticket=%2337&member=Chiara&until=2026-11-24`,
    ),
  ).toEqual({
    who,
    kind: 'change',
    day: '2026-11-22',
    until: '2026-11-24',
    ticket: '37',
    member: 'Chiara',
    entry: '48205',
  });
});

test('ignores invalid values in the address', () => {
  expect(inAddress('who=noor&kind=all&day=yesterday&entry=-1&ticket=all&until=2026-11-22')).toEqual(
    wholeAudit,
  );
  expect(inAddress('day=2026-13-45&entry=0')).toEqual(wholeAudit);
});
