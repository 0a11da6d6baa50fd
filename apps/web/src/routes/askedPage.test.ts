import { expect, test } from 'vitest';
import { readAccessState } from './askedPage.ts';

test.each([
  [{ asked: '/dashboard/globalpool?x=1#a', sessionEnded: true }, '/dashboard/globalpool?x=1#a', true],
  [{ asked: '/dashboard' }, '/dashboard', false],
  [null, '/dashboard', false],
  ['/dashboard/globalpool', '/dashboard', false],
  [{ asked: 7, sessionEnded: 'yes' }, '/dashboard', false],
  [{ asked: 'https://elsewhere.example/dashboard' }, '/dashboard', false],
  [{ asked: '//elsewhere.example' }, '/dashboard', false],
  [{ asked: '/login' }, '/dashboard', false],
  [{ asked: '/dashboardish' }, '/dashboard', false],
])('%j leads to %s', (state, asked, sessionEnded) => {
  expect(readAccessState(state)).toEqual({ asked, sessionEnded });
});
