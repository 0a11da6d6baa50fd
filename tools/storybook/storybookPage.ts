import type { Page } from '@playwright/test';

/** The frame that the chosen story is shown in. */
export const storyOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Chooses from a tool of the bar. */
export async function choose(page: Page, tool: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: tool }).click();
  await page
    .getByRole('option', { name: choice })
    .or(page.getByRole('button', { name: choice, exact: true }))
    .first()
    .click();
}
