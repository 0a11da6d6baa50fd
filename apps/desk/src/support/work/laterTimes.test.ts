import { expect, test } from 'vitest';
import { laterTimes } from './laterTimes.ts';

test('later is in three hours or not today, tomorrow morning, or the next Monday that is not tomorrow', () => {
  const saturday = laterTimes(new Date(2026, 10, 21, 12, 20));
  expect(saturday.today).toEqual(new Date(2026, 10, 21, 16));
  expect(saturday.tomorrow).toEqual(new Date(2026, 10, 22, 9));
  expect(saturday.nextWeek).toEqual(new Date(2026, 10, 23, 9));

  const lateOnSunday = laterTimes(new Date(2026, 10, 22, 22));
  expect(lateOnSunday.today).toBeNull();
  expect(lateOnSunday.nextWeek).toBeNull();

  expect(laterTimes(new Date(2026, 10, 23, 8)).nextWeek).toEqual(new Date(2026, 10, 30, 9));
});
