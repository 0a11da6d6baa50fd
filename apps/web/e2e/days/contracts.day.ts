import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortAddress } from '@upline/domain';
import { button } from '../signingIn.ts';
import { day, expect } from './day.ts';

// The workbench is in no build: `pnpm dev` alone serves it.
day.use({ served: 'workbench' });

day('a contract developer in the workbench', async ({ begin, chain, newMember, upline }) => {
  const buyer = await newMember({ levels: [1] });
  const gasUsed = (await chain.newestGas()).toLocaleString('en');
  const me = await begin({ wallet: null });
  const { page } = me;
  const goes = (name: string) => me.presses(page.getByRole('link', { name, exact: true }).first());
  const actsAs = async (name: string) => {
    await me.presses(page.getByRole('button', { name: /As account$/ }));
    await me.presses(page.getByRole('option', { name: new RegExp(`^${name}`) }));
  };
  const result = page.getByRole('region', { name: 'Result' });
  const snapshots = page.getByRole('region', { name: 'Snapshots' });

  await day.step('In the morning they read the newest purchase: calls, gas and coins.', async () => {
    await me.opens(upline.benchUrl);
    await me.looksAround();
    const bought = page.getByRole('row').filter({ hasText: 'Level 1 invest_stable_coin' }).first();
    await me.presses(bought.getByRole('link').first());
    await me.sees(page.getByText('invest_stable_coin in Level 1 went through.'));
    await me.looksAround();
    const calls = page.getByRole('treegrid', { name: 'Call tree' });
    await me.sees(calls.getByRole('row').filter({ hasText: 'value: $50.00' }));
    const gas = page.getByRole('region', { name: /^Gas against the budget/ });
    await me.sees(gas.getByText(gasUsed));
    await me.sees(gas.getByText(/“race invest, .*”\.$/));
    await me.presses(page.getByRole('tab', { name: /^Coins moved/ }));
    const coins = page.getByRole('grid', { name: 'Coins moved' });
    await me.sees(coins.getByText(shortAddress(buyer.account.address)));
    await goes('Gas');
    await me.sees(page.getByRole('link', { name: gasUsed }));
    await me.looksAround();
  });

  await day.step('They try a call as a wallet that may not, and read why it would fail.', async () => {
    await me.presses(page.getByRole('link', { name: 'Level 9', exact: true }));
    await me.presses(page.getByRole('link', { name: /^set_paused/ }));
    await me.presses(page.getByRole('radio', { name: 'true', exact: true }));
    await actsAs('Modifier');
    await me.presses(button(page, 'Try'));
    await me.sees(result.getByText('Would revert'));
    await me.sees(result.getByText('AccessControlUnauthorizedAccount()'));
    expect(await chain.isPaused(9)).toBe(false);
  });

  await day.step('They pause the level as the admin, and restore the chain as it was.', async () => {
    await me.types(snapshots.getByRole('textbox', { name: 'Name' }), 'open');
    await me.presses(snapshots.getByRole('button', { name: 'Take' }));
    await me.sees(snapshots.getByRole('button', { name: 'Revert to open' }));
    await actsAs('Admin');
    await me.presses(button(page, 'Try'));
    await me.sees(result.getByText('Would work'));
    await me.presses(button(page, 'Send as Admin'));
    await me.sees(result.getByText('Mined'));
    expect(await chain.isPaused(9)).toBe(true);
    await me.presses(snapshots.getByRole('button', { name: 'Revert to open' }));
    await me.presses(button(page, 'Go back'));
    await expect.poll(() => chain.isPaused(9)).toBe(false);
  });

  await day.step('In the evening they keep a pause of the level as a test, and run it again.', async () => {
    await me.presses(button(page, 'Send as Admin'));
    await me.sees(result.getByText('Mined'));
    await page.keyboard.press('Shift+S');
    await me.types(page.getByRole('textbox', { name: 'What it shows' }), 'The admin pauses a level.');
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
    await me.types(name, 'PausedOnBenhc');
    await me.takesBack(name, 2);
    await me.typesOn(name, 'ch');
    await me.presses(button(page, 'Save scenario'));
    await me.sees(page.getByText('PausedOnBench is saved'));
    await me.sees(page.getByText('1 step, after no earlier calls.'));
    const test = join(upline.scenariosDir, 'test/scenarios/PausedOnBench.t.sol');
    expect(await readFile(test, 'utf8')).toContain('set_paused(true)');
    await me.presses(button(page, 'Run again: PausedOnBench'));
    await me.sees(page.getByText('Every step went as it was saved.'));
    // In development each page loaded from its address is hundreds of files.
    for (const name of ['Blocks', 'Logs', 'Accounts']) {
      await goes(name);
      await me.looksAround();
    }
  });
});
