import { expect, type Page } from '@playwright/test';
import { createClient } from '@upline/api';
import { demoMembers } from '@upline/chain/local';
import { journeyPorts } from './journeyPorts.ts';

/** The demo member who sponsors the newcomers of the journeys: the first to join, in all nine pools. */
export function demoSponsor() {
  const [sponsor] = demoMembers();
  if (!sponsor) throw new Error('The demo network has no members.');
  return sponsor;
}

/** The ID by which a registered wallet is named in links. */
export async function memberIdOf(wallet: string): Promise<string> {
  const client = createClient({ baseUrl: `http://127.0.0.1:${journeyPorts().api}`, token: () => null });
  const { data } = await client.call('sponsor', { params: { upline: wallet } });
  return data.id;
}

/** Chooses an account of the demo wallet. */
async function chooseDemo(page: Page, name: string): Promise<void> {
  const demo = page.getByRole('region', { name: 'Demo wallet' });
  const choice = demo.getByRole('button', { name, exact: true });
  const others = demo.getByRole('button', { name: 'Choose a demo member' });
  await expect(others).toBeVisible();
  if (!(await choice.isVisible())) await others.click();
  await choice.click();
}

/** Signs in as a registered member of the demo network. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await chooseDemo(page, name);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Registers a new demo member from a page that names the sponsor. */
export async function registerNewMember(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('I have read and accept the terms').click();
  await page.getByRole('button', { name: 'Register with Wallet' }).click();
  await chooseDemo(page, 'New demo member');
  await expect(page).toHaveURL('/dashboard');
}
