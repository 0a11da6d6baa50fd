import { test as base, expect } from '@playwright/test';
import { openStorybook } from '../../../../tools/storybook/serveStorybook.ts';
import { choose, storyOf } from '../../../../tools/storybook/storybookPage.ts';
import { watch } from '../watch.ts';
import { Person } from './person.ts';

/** Storybook's deprecation warnings about its own parts. */
const itsOwn = /will become mandatory in Storybook 11/;

const day = base.extend<{ me: Person<null> }, { storybook: string }>({
  storybook: [
    async ({ browser: _ }, use) => {
      const { url, close } = await openStorybook();
      await use(url);
      close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ storybook }, use) => use(storybook),
  me: async ({ context, storybook }, use) => {
    const faults: string[] = [];
    await watch(context, [storybook], { statuses: [], complaints: itsOwn }, faults);
    const me = await Person.at({ page: await context.newPage(), context, wallet: null }, [storybook], false);
    await use(me);
    expect([...faults, ...me.faults], 'what they met').toEqual([]);
  },
});

day.use({ viewport: { width: 1440, height: 900 } });

day('a designer in the built Storybook', async ({ me }) => {
  const { page } = me;
  const story = storyOf(page);
  const stories = page.getByRole('navigation', { name: 'Stories' });

  await day.step('In the morning they look for the level’s card, and mistype it first.', async () => {
    await me.opens('/');
    await me.sees(story.getByRole('heading', { level: 1 }));
    const search = page.getByRole('searchbox', { name: 'Search for components' });
    await me.types(search, 'levle card');
    await me.takesBack(search, 7);
    await me.typesOn(search, 'el card');
    await me.presses(page.getByRole('option', { name: 'Docs Patterns / Level card' }));
    await me.sees(story.getByRole('heading', { name: 'Level card' }));
    await me.thinks(3);
  });

  await day.step('They change a control, and change their mind.', async () => {
    await me.presses(stories.getByRole('link', { name: 'Locked', exact: true }).first());
    await me.sees(story.getByText('Activate Level 4 first'));
    const panel = page.getByRole('region', { name: 'Addon panel' });
    await me.presses(panel.getByText('purchase', { exact: true }).last());
    await me.sees(story.getByRole('button', { name: 'Purchase Level 5 for $250' }));
    await me.presses(panel.getByRole('button', { name: 'Reset controls' }));
    await me.sees(story.getByText('Activate Level 4 first'));
  });

  await day.step('They look at it in dark on a phone.', async () => {
    await me.thinks();
    await choose(page, 'Colour mode', 'Dark');
    await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
    await me.thinks();
    await choose(page, 'viewport', 'Phone, 390 px');
    await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px');
    await me.sees(story.getByText('Activate Level 4 first'));
  });

  await day.step('They find a state in the matrix, open it, and come back.', async () => {
    await me.presses(stories.getByRole('link', { name: 'State matrix' }));
    await me.types(story.getByRole('searchbox', { name: 'Find a state' }), 'wrong network');
    await me.presses(story.getByRole('link', { name: 'Wrong Network, Dark, phone' }).first());
    await expect(page).toHaveURL(/wrong-network/);
    await me.sees(story.getByText('Please switch to Polygon Main Net.'));
    await me.goesBack();
    await me.sees(story.getByRole('heading', { name: 'State matrix' }));
    await me.reloads();
    await me.sees(story.getByText(/^(\d+) of \1 states$/));
  });

  await day.step('In the evening they read the docs of a button.', async () => {
    await me.presses(stories.getByRole('button', { name: 'Button', exact: true }));
    await me.presses(stories.locator('a[href*="/docs/primitives-button--"]'));
    await me.sees(story.getByRole('heading', { name: 'Button', exact: true }));
    await me.sees(story.getByRole('button', { name: 'Purchase' }));
  });
});
