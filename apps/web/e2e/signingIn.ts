import { expect, type Page } from '@playwright/test';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in from the card's first step. The browser has one wallet, so there is no choice. */
export async function signIn(page: Page): Promise<void> {
  await button(page, 'Connect Wallet').first().click();
}

/** Accepts the terms on the last step and registers. */
export async function acceptAndRegister(page: Page): Promise<void> {
  await page.getByText('I have read and accept the terms').click();
  await button(page, 'Register with Wallet').click();
}

/** Goes from the card's first step to the last step of registration, without an upline. */
export async function goToTerms(page: Page): Promise<void> {
  await button(page, 'No').click();
  await expect(page.getByRole('heading', { name: 'I have an upline ID' })).toBeVisible();
  await button(page, 'No').click();
}

/** Goes from the first to the last step of a card locked by a link. */
export async function followLink(page: Page): Promise<void> {
  await button(page, 'No').click();
  await button(page, 'Continue').click();
}

export async function goBy(page: Page, entry: string): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();
}
