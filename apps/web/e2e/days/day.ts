import { devices } from '@playwright/test';
import { expect, test, type VisitOptions } from '../journey.ts';

export { expect } from '../journey.ts';

import { Person } from './person.ts';
import { translatePages } from './sight.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

interface DayOptions extends VisitOptions {
  /** The device. @default 'computer' */
  on?: 'phone' | 'computer';
  /** Translates the pages in the browser. @default false */
  isTranslating?: boolean;
}

interface DayFixtures {
  /** Starts a person's day; the test fails if they meet a fault. */
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
