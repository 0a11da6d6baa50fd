import { readFile } from 'node:fs/promises';
import { operator } from '@upline/chain/demo';
import { privateKeyToAddress } from 'viem/accounts';
import { demoSponsor } from '../members.ts';
import { openDeskSession } from '../openSession.ts';
import { button } from '../signingIn.ts';
import { expectToast } from '../toasts.ts';
import { day, expect } from './day.ts';

const newcomer = privateKeyToAddress(`0x${'3c'.repeat(32)}`);

day(
  'a lead with roles, hours, the audit of one member, and their erasure',
  async ({ begin, newMember, upline }) => {
    const member = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1] });
    const { client: agent } = await openDeskSession(upline, operator.agent());
    const body = { subject: 'Where is my bonus?', message: 'I am Rosa, and it is not here.' };
    const { id: ticketId } = (await member.client.call('createTicket', { body })).data;
    await agent.call('deskTicket', { params: { ticketId } });
    await agent.call('deskClose', { params: { ticketId } });
    await member.client.call('askForData', { body: { kind: 'erase' } });
    const me = await begin({ account: operator.support(), browser: { baseURL: upline.deskUrl } });
    const { page } = me;
    const visit = (name: string) => me.presses(page.getByRole('link', { name, exact: true }).first());

    await day.step('In the morning they give a newcomer a role, and mistype the wallet first.', async () => {
      await me.opens('/support/team');
      await me.presses(button(page, 'Connect Wallet'));
      const field = page.getByRole('textbox', { name: 'Wallet' });
      await me.types(field, `${newcomer}0`);
      await me.presses(button(page, 'Give a role'));
      await me.sees(page.getByText(/^A wallet has 0x and 40 digits/));
      await me.takesBack(field, 1);
      await me.presses(button(page, 'Give a role'));
      await me.presses(page.getByRole('alertdialog').getByRole('button', { name: 'Give a role' }));
      await expectToast(page, 'The role was given.');
    });

    await day.step('They set the opening hours of support.', async () => {
      await visit('Hours and targets');
      const monday = page.getByRole('textbox', { name: 'Monday' });
      await monday.fill('');
      await me.types(monday, '09:00–17:00');
      await me.presses(button(page, 'Save'));
      await expectToast(page, 'Saved. What is due was counted again.');
    });

    await day.step(
      'They look up who has read one member’s data, and download the audit with its proof.',
      async () => {
        await visit('Audit log');
        const search = page.getByRole('searchbox', { name: /member/i });
        await me.types(search, 'Rosa Lindqvist');
        await search.press('Enter');
        await me.sees(page.getByRole('row', { name: /Noor Changed Closed Ticket/ }));
        const saved = page.waitForEvent('download');
        await me.presses(button(page, 'Export with proof'));
        const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\n');
        const acts = lines.map((line) => JSON.parse(line).sealed.split('\n')[3]);
        expect(acts).toEqual(expect.arrayContaining(['read', 'close']));
      },
    );

    await day.step('In the evening they erase the member’s personal data.', async () => {
      await visit('Data requests');
      await me.presses(page.getByRole('link', { name: /Rosa Lindqvist/ }).first());
      await me.presses(button(page, 'Erase'));
      await me.presses(page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }));
      await expectToast(page, 'The data was erased.');
      await me.sees(page.getByText(/^Fulfilled by/));
      await expect(page.getByText(/Rosa/)).toHaveCount(0);
      await expect(member.client.call('accessLog', {})).rejects.toMatchObject({ status: 401 });
    });
  },
);
