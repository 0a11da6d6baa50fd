import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import type { Abi, Account, Address, Hash } from 'viem';
import { demoSponsor, type Member } from '../members.ts';
import { button } from '../signingIn.ts';
import type { Upline } from '../startUpline.ts';
import { day, expect } from './day.ts';

interface Failing {
  error: string;
  by?: Account;
  to: Address;
  abi: Abi;
  call: string;
  args?: readonly unknown[];
}

/** Calls that the contracts revert, each with a different error. */
function failingCalls({ deployment }: Upline, member: Address): readonly Failing[] {
  const { registry, pools, stableCoin } = deployment;
  const race = { to: pools[1].address, abi: racePoolAbi as Abi };
  const list = { to: registry, abi: uplineRegistryAbi as Abi };
  const sponsor = demoSponsor().address;
  return [
    { ...race, error: 'AlreadyInvested', call: 'invest_stable_coin', args: [sponsor, true] },
    { ...race, error: 'NotEnoughBonus', call: 'claim_bonus' },
    { to: pools[3].address, abi: globalPoolAbi as Abi, error: 'UserNotInvestor', call: 'claim_bonus' },
    { ...list, error: 'AlreadyBound', call: 'enroll', args: [sponsor] },
    { ...list, error: 'UnknownPool', call: 'record_seat', args: [member] },
    { ...list, error: 'AccessControlUnauthorizedAccount', call: 'seal' },
    { ...list, error: 'AlreadySealed', call: 'seal', by: operator.admin() },
    { ...race, error: 'TermsNotReady', call: 'apply_terms', by: operator.modifierAdmin() },
    { ...race, error: 'RetirementNotReady', call: 'retire', by: operator.admin() },
    { ...race, error: 'NothingToRescue', call: 'rescue', args: [stableCoin], by: operator.admin() },
  ];
}

/** Mines a failing call and opens the member's ticket about it. */
async function asksAbout({ rpcUrl }: Upline, member: Member, failing: Failing): Promise<void> {
  const { error, by = member.account, to: address, abi, call: functionName, args = [] } = failing;
  const client = localClient(rpcUrl);
  const of = { account: by, address, abi, functionName, args, gas: 1_000_000n };
  const transaction: Hash = await client.writeContract(of);
  const { status } = await client.waitForTransactionReceipt({ hash: transaction });
  expect([error, status]).toEqual([error, 'reverted']);
  const body = { subject: `What is ${error}?`, message: 'It failed. Is my money gone?', transaction };
  await member.client.call('createTicket', { body });
}

day('an agent with a ticket about each refusal of the contracts', async ({ begin, newMember, upline }) => {
  const member = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1] });
  const failing = failingCalls(upline, member.account.address);
  for (const one of failing) await asksAbout(upline, member, one);
  const me = await begin({ account: operator.agent(), browser: { baseURL: upline.deskUrl } });
  const { page } = me;
  const grid = page.getByRole('grid', { name: 'Tickets' });

  await day.step('In the morning they sign in and look at the queue.', async () => {
    await me.opens('/');
    await me.presses(button(page, 'Connect Wallet'));
    await me.sees(grid);
    await me.looksAround();
  });

  await day.step('They open each ticket: it shows the reason of the failure and a reply field.', async () => {
    for (const { error } of failing) {
      await me.presses(grid.getByRole('link', { name: `What is ${error}?` }));
      const outcome = page.getByRole('region', { name: 'The ticket’s transaction' });
      await expect(outcome).toContainText(error);
      await me.sees(page.getByRole('textbox', { name: 'Reply to Rosa Lindqvist' }));
      await me.goesBack();
      await me.sees(grid);
    }
  });

  await day.step('They find the first by its words, assign it, answer and close it.', async () => {
    const search = page.getByRole('searchbox');
    await me.types(search, 'AlreadyInvesdet');
    await me.sees(page.getByText('No tickets match.'));
    await me.takesBack(search, 3);
    await me.typesOn(search, 'ted');
    await me.sees(grid.getByRole('link', { name: 'What is AlreadyInvested?' }));
    await search.press('Enter');
    await me.presses(button(page, 'Take'));
    await me.types(
      page.getByRole('textbox', { name: 'Reply to Rosa Lindqvist' }),
      'You hold this level. Only gas was spent.',
    );
    await page.keyboard.press('Control+Enter');
    await me.sees(page.getByRole('log', { name: 'Conversation' }).getByText('Only gas was spent.'));
    await me.presses(button(page, 'Close'));
    await me.sees(button(page, 'Reopen'));
  });

  await day.step('The member reads who viewed their data, one line per view.', async () => {
    const { data } = await member.client.call('accessLog', { query: { limit: 100 } });
    const read = data.entries.filter(({ act }) => act === 'read').map(({ ticket }) => ticket?.subject);
    expect(new Set(read).size).toBe(failing.length);
  });
});
