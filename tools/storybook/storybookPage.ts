import type { Page } from '@playwright/test';

export const storyOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

export async function choose(page: Page, tool: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: tool }).click();
  await page
    .getByRole('option', { name: choice })
    .or(page.getByRole('button', { name: choice, exact: true }))
    .first()
    .click();
}
