import { expect, test } from 'vitest';
import { laterTimes } from './laterTimes.ts';

test('offers three hours from now, tomorrow morning and next Monday when they apply', () => {
  const saturday = laterTimes(new Date(2026, 10, 21, 12, 20));
  expect(saturday.today).toEqual(new Date(2026, 10, 21, 16));
  expect(saturday.tomorrow).toEqual(new Date(2026, 10, 22, 9));
  expect(saturday.nextWeek).toEqual(new Date(2026, 10, 23, 9));

  const lateOnSunday = laterTimes(new Date(2026, 10, 22, 22));
  expect(lateOnSunday.today).toBeNull();
  expect(lateOnSunday.nextWeek).toBeNull();

  expect(laterTimes(new Date(2026, 10, 23, 8)).nextWeek).toEqual(new Date(2026, 10, 30, 9));
});
