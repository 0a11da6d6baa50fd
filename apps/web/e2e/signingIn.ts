import { expect, type Page } from '@playwright/test';

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in by hand, from the first step of the card. The browser has one wallet, so nothing is to be chosen. */
export async function signIn(page: Page): Promise<void> {
  await button(page, 'Connect Wallet').first().click();
}

/** Accepts the terms on the last step and registers. */
export async function acceptAndRegister(page: Page): Promise<void> {
  await page.getByText('I have read and accept the terms').click();
  await button(page, 'Register with Wallet').click();
}

/** From the first step of the card to the last of registering, without an upline. */
export async function goToTerms(page: Page): Promise<void> {
  await button(page, 'No').click();
  await expect(page.getByRole('heading', { name: 'I have an upline ID' })).toBeVisible();
  await button(page, 'No').click();
}

/** From the first step of a card that a link has locked to its last. */
export async function followLink(page: Page): Promise<void> {
  await button(page, 'No').click();
  await button(page, 'Continue').click();
}

/** Opens another screen by the menu. */
export async function goBy(page: Page, entry: string): Promise<void> {
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).click();
}
