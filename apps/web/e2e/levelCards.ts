import { expect, type Locator, type Page } from '@playwright/test';
import { formatPrice, type LevelCardState, levelAt, type Position } from '@upline/domain';

export function levelCard(page: Page, position: Position): Locator {
  return page
    .getByRole('article', { name: `Level ${position}`, exact: true })
    .and(page.locator('[data-state]'));
}

export async function expectLevel(page: Page, position: Position, state: LevelCardState): Promise<void> {
  await expect(levelCard(page, position), `Level ${position}`).toHaveAttribute('data-state', state);
}

/** The page that sells a level. */
export function boardPath(position: Position): string {
  return levelAt(position).kind === 'race' ? '/dashboard/forgeracelisting' : '/dashboard/globalpool';
}

/** The dialog's name before and after the purchase. */
export function purchaseDialog(page: Page, position: Position): Locator {
  return page.getByRole('dialog', {
    name: new RegExp(`^(Buy Level ${position}|Level ${position} is yours)$`),
  });
}

export async function openTerms(page: Page, position: Position): Promise<Locator> {
  await levelCard(page, position)
    .getByRole('button', { name: `Purchase Level ${position} ` })
    .click();
  return purchaseDialog(page, position);
}

/** Starts a purchase, up to the first prompt of the wallet. */
export async function startBuying(page: Page, position: Position): Promise<Locator> {
  const dialog = await openTerms(page, position);
  await dialog.getByRole('button', { name: `Buy for ${formatPrice(levelAt(position).fee)}` }).click();
  return dialog;
}

export async function buy(page: Page, position: Position): Promise<void> {
  const dialog = await startBuying(page, position);
  await expect(dialog.getByText(`Level ${position} is activated`)).toBeAttached();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expectLevel(page, position, 'activated');
}
