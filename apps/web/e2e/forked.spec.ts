import { createClient } from '@upline/api';
import { toDecimal } from '@upline/domain';
import { expectPage } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { buy } from './levelCards.ts';
import { demoSponsor, memberIdOf } from './members.ts';
import { acceptAndRegister, button, followLink, goBy } from './signingIn.ts';

// The result of `pnpm dev --fork`: the pools on a copy of another chain, with that chain's coin.
test.use({ served: 'forked' });

// developed.spec.ts covers the same steps, and packages/chain tests purchases on forks.
test('a new demo member buys a level on a fork, the ledger equals the chain, and the workbench reads it', {
  tag: '@full',
}, async ({ upline, chain, visit }) => {
  const { page } = await visit({ wallet: null });
  const before = await chain.totals();
  await page.goto(`/login/${await memberIdOf(upline, demoSponsor())}`);
  await followLink(page);
  await acceptAndRegister(page);
  await button(page, 'New demo member').click();
  await expectPage(page, '/dashboard', 'Dashboard · Upline');
  await page.getByRole('button', { name: /^Connected wallet 0x/ }).click();
  const wallet = page.getByRole('dialog', { name: 'Connected wallet' });
  await expect(wallet.getByText(/^Fork of block \d+$/)).toBeVisible();
  await expect(wallet.getByText('Polygon')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await goBy(page, 'Forge Race');
  await buy(page, 1);

  const after = await chain.totals();
  expect(after[0]?.held).toBe((before[0]?.held ?? 0n) + upline.deployment.pools[1].joinningFee);
  const server = createClient({ baseUrl: upline.apiUrl, token: () => null });
  await expect
    .poll(async () => {
      const { data } = await server.call('poolStatistics', {});
      return data.pools.map(({ position, members, held, owed }) => ({ position, members, held, owed }));
    })
    .toEqual(
      after.map(({ position, members, held, owed }) => ({
        position,
        members,
        held: toDecimal(held),
        owed: toDecimal(owed),
      })),
    );

  await page.goto(upline.benchUrl);
  await expect(page.getByText(/^Fork of block \d+, chain 137, at /)).toBeVisible();
  const bought = page.getByRole('row').filter({ hasText: 'Level 1 invest_stable_coin' }).first();
  await bought.getByRole('link').first().click();
  await expect(page.getByText('invest_stable_coin_with_permit in Level 1 went through.')).toBeVisible();
  const calls = page.getByRole('treegrid', { name: 'Call tree' });
  await expect(calls.getByRole('row').filter({ hasText: 'value: $50.00' }).first()).toBeVisible();
});
