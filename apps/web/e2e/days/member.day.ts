import { formatMoney } from '@upline/domain';
import { moneyIn, readIncomes } from '../incomes.ts';
import { demoMember, demoSponsor } from '../members.ts';
import { button } from '../signingIn.ts';
import { day, expect } from './day.ts';

day('a member of two years with 500 referrals', async ({ begin, chain, newMember, upline }) => {
  const member = await demoMember(upline, demoSponsor());
  const { address } = member.account;
  const me = await begin({ account: member.account });
  const { page, wallet } = me;
  const main = page.getByRole('main');

  await day.step('In the morning they sign in, and their figures are the chain’s.', async () => {
    await me.opens('/');
    await me.looksAround();
    await me.presses(button(page, 'Connect Wallet').first());
    await me.arrives('/dashboard', 'Dashboard');
    const { Referral, Level, Global } = await readIncomes(main);
    expect(Referral).toBe(await chain.referralCredits(address, -1n));
    expect(Referral + Level + Global, 'nothing was claimed yet').toBe(await chain.owed(address));
  });

  await day.step('They read a new notification, go back, and mark all as read.', async () => {
    await me.presses(page.getByRole('link', { name: /^Notifications/ }));
    await me.arrives('/dashboard/notifications', 'Notifications');
    await me.presses(page.getByRole('link', { name: /^\d+ members joined under you/ }));
    await me.arrives(/notifications\/.+/, 'Notification');
    await me.goesBack();
    await me.presses(button(page, 'Next'));
    await me.sees(page.getByText('Page 2 of'));
    await me.presses(button(page, 'Mark all as read'));
    await me.sees(page.getByRole('link', { name: 'Notifications', exact: true }));
    await me.reloads();
    await me.arrives(/\/dashboard\/notifications/, 'Notifications');
    await me.sees(page.getByRole('link', { name: 'Notifications', exact: true }));
  });

  await day.step(
    'They turn the pages of their referrals, look for one, and come back to the same page.',
    async () => {
      await me.goesTo('Referrals');
      await me.arrives('/dashboard/incomelisting/referral', 'Referrals');
      await me.sees(page.getByText(/^5\d\d direct referrals$/));
      await me.presses(button(page, 'Next'));
      await me.sees(page.getByText('Page 2 of'));
      const row = main.getByRole('listitem').first();
      const referral = (await row.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';
      await me.presses(row.getByRole('link').first());
      await me.sees(page.getByRole('heading', { level: 1 }));
      await me.looksAround();
      await me.goesBack();
      await me.sees(page.getByText('Page 2 of'));
      const field = page.getByRole('searchbox');
      await me.types(field, `${referral.slice(0, 5)}zz`);
      await me.sees(page.getByText('No matching results found.'));
      await me.takesBack(field, 2);
      await me.sees(main.getByRole('link', { name: referral }));
    },
  );

  await day.step('They look at their tree: another fee, a member, and up again.', async () => {
    await me.goesTo('Matrix Tree');
    await me.arrives(/m5matrixtree/, 'Matrix Tree');
    await me.presses(button(page, 'Next value'));
    await me.sees(page.getByRole('status').filter({ hasText: '$100 Level 2' }));
    await me.presses(button(page, 'Previous value'));
    await me.types(page.getByRole('searchbox'), 'Chiara');
    await me.presses(button(page, 'Search'));
    await me.looksAround();
    await me.presses(page.getByRole('button', { name: /^View Tree: Chiara Novak/ }).first());
    await me.looksAround();
    await me.presses(page.getByRole('button', { name: /^Collapse: Chiara Novak/ }).first());
    await me.reloads();
    await me.arrives(/m5matrixtree/, 'Matrix Tree');
  });

  await day.step('They print the month: its lines are what the chain credited.', async () => {
    await newMember({ upline: address, name: 'Noor Haddad', levels: [1] });
    await me.goesTo('Income ledger');
    await me.arrives('/dashboard/ledger', 'Income ledger');
    const owed = formatMoney(await chain.owed(address));
    await me.sees(page.getByRole('columnheader', { name: `Received ${owed}` }));
    await me.presses(button(page, 'Export'));
    await me.looksAround();
    await me.presses(button(page, 'Print by month…'));
    await me.looksAround();
    const now = new Date();
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
    const rows = await me.prints(button(page, 'Print this month'), async () => {
      await me.sees(page.getByRole('heading', { name: /^Statement, / }));
      return page.getByRole('row', { name: /Referral income/ }).allInnerTexts();
    });
    const credited = await chain.referralCredits(address, await chain.blockBefore(start));
    expect(rows.reduce((sum, row) => sum + moneyIn(row), 0n)).toBe(credited);
  });

  await day.step('They decline a claim once, then receive the exact amount.', async () => {
    await me.goesTo('Global Pool');
    await me.arrives('/dashboard/globalpool', 'Global Pool');
    const bonus = await chain.bonus(address, 3);
    const before = await chain.coins(address);
    const card = page.getByRole('region', { name: 'Ready to claim' });
    const claim = card.getByRole('button', { name: `Claim ${formatMoney(bonus)} from Level 3` });
    wallet.refuse('claim');
    await me.presses(claim);
    await me.sees(card.getByRole('alert').getByText('User cancelled the transaction.'));
    wallet.relent();
    await me.presses(claim);
    await expect(card.getByRole('status')).toContainText(`${formatMoney(bonus)} was paid to your wallet.`);
    await me.looksAround();
    expect(await chain.coins(address)).toBe(before + bonus);
    await me.goesTo('Wallet');
    await me.arrives('/dashboard/balances', 'Wallet');
    await me.sees(page.getByText('Bonus of Level 3 claimed'));
  });

  await day.step('In the evening they follow all links seen during the day, and sign out.', async () => {
    await me.followsEveryLink();
    await me.presses(button(page, 'Menu'));
    await me.presses(button(page, 'Sign out'));
    await me.sees(page.getByRole('heading', { name: 'Welcome to Upline' }));
  });
});
