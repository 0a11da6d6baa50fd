import { devices } from '@playwright/test';
import { expect, test, type VisitOptions } from '../journey.ts';

export { expect } from '../journey.ts';

import { Person } from './person.ts';
import { translatePages } from './sight.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

interface DayOptions extends VisitOptions {
  /** A phone in the hand, or a computer on the desk. @default 'computer' */
  on?: 'phone' | 'computer';
  /** Lets the browser translate the pages. @default false */
  isTranslating?: boolean;
}

interface DayFixtures {
  /** Begins somebody's day; by its end they must have met no fault. */
  begin: (options?: DayOptions) => Promise<Person>;
}

/** One person from morning to evening, on the built apps, a chain and a server. */
export const day = test.extend<DayFixtures>({
  begin: async ({ visit, upline }, use) => {
    const people: Person[] = [];
    const own = [upline.url, upline.deskUrl, upline.apiUrl].map((url) => new URL(url).origin);
    await use(async ({ on = 'computer', isTranslating = false, browser, ...options } = {}) => {
      const isPhone = on === 'phone';
      const settings = { ...(isPhone && phone), ...browser };
      const person = await Person.at(
        await visit({ ...options, browser: settings, isNew: true }),
        own,
        isPhone,
      );
      people.push(person);
      if (isTranslating) await translatePages(person.page.context(), person.faults);
      return person;
    });
    expect(
      people.flatMap(({ faults }) => faults),
      'what they met',
    ).toEqual([]);
  },
});
