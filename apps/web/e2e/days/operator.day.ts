import { readFile } from 'node:fs/promises';
import { fingerprint } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import type { Address, Hex } from 'viem';
import { demoSponsor } from '../members.ts';
import { openSession } from '../openSession.ts';
import { button } from '../signingIn.ts';
import { day, expect } from './day.ts';
import type { Person } from './person.ts';

/** Signs in to the staff app, on a page linked by a colleague. */
async function signsInAt(me: Person, path: string): Promise<void> {
  await me.opens(path);
  await me.presses(button(me.page, 'Connect Wallet'));
}

async function sends(me: Person): Promise<void> {
  await me.presses(button(me.page, 'Send with this wallet'));
  await me.sees(me.page.getByText(/^The chain shows it, in block/));
  await me.sees(me.page.getByText('Seen by ledger.'));
}

day('operators of the pools', async ({ begin, chain, newMember, upline }) => {
  const browser = { baseURL: upline.deskUrl };
  const member = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1] });
  const { client: reader } = await openSession(upline, member.account);
  const told = async () => {
    const { data } = await reader.call('notifications', { params: { wallet: member.account.address } });
    return data
      .filter(({ kind }) => kind === 'termsAnnounced' || kind === 'pauseBegan')
      .map(({ kind }) => kind);
  };
  const before = await chain.snapshot();
  const modifier = await begin({ account: operator.modifierAdmin(), browser });
  const admin = await begin({ account: operator.admin(), browser });
  const receiver = await begin({ account: operator.productPool(), browser });

  try {
    await day.step(
      'In the morning one looks at the pools, and announces a fee that they mistype first.',
      async () => {
        const { page } = modifier;
        await signsInAt(modifier, '/operate');
        await modifier.sees(page.getByRole('heading', { level: 1, name: 'Overview' }));
        await modifier.looksAround();
        await modifier.opens('/operate/acts/terms-queue?pool=1');
        const fee = page.getByRole('textbox', { name: 'Joining fee' });
        await modifier.types(fee, '650');
        await modifier.takesBack(fee, 2);
        await modifier.typesOn(fee, '0');
        const send = page.getByRole('region', { name: 'Send', exact: true });
        await expect(send).toContainText(60_000_000n.toString(16).padStart(64, '0'));
        await sends(modifier);
        await modifier.sees(page.getByText(/^Final in about \d minutes, then members are told\.$/));
        expect(await told(), 'nobody is told of what can still be taken back').toEqual([]);
        await chain.settle();
        await modifier.sees(page.getByText('Announced: members were told.'));
        expect(await told()).toEqual(['termsAnnounced']);
      },
    );

    await day.step('At noon another pauses a level, and says why.', async () => {
      const { page } = admin;
      await signsInAt(admin, '/operate/acts/pause?pool=2');
      await admin.types(page.getByRole('textbox', { name: 'Reason' }), 'We look into a fault.');
      await admin.presses(button(page, 'Keep the reason'));
      await sends(admin);
      await chain.settle();
      await admin.sees(page.getByText('Announced: members were told.'));
      expect(await told()).toEqual(['pauseBegan', 'termsAnnounced']);
      await admin.presses(page.getByRole('link', { name: 'Announcements', exact: true }).first());
      const list = page.getByRole('region', { name: 'What members were told' });
      await admin.sees(list.getByText('“We look into a fault.”'));
    });

    await day.step('A treasury withdraws its fund and receives the exact amount of the pool.', async () => {
      const { page, wallet } = receiver;
      const { address } = wallet.account;
      const heldBy = async () => (await chain.totals()).find(({ position }) => position === 1)?.held ?? 0n;
      const [coins, held] = [await chain.coins(address), await heldBy()];
      await signsInAt(receiver, '/operate/acts/fund-product?pool=1');
      await sends(receiver);
      const gained = (await chain.coins(address)) - coins;
      expect(gained).toBeGreaterThan(0n);
      expect(held - (await heldBy())).toBe(gained);
      await receiver.presses(button(page, 'Test again'));
      await receiver.sees(page.getByText('The product fund of pool 1 is empty.'));
    });

    await day.step(
      'In the evening ADMIN is offered by a Safe file, and its fingerprint is verified.',
      async () => {
        const { page } = admin;
        const heir = operator.modifierAdmin().address;
        await admin.opens('/operate/acts/admin-begin?at=registry');
        await admin.types(page.getByRole('textbox', { name: 'To the wallet' }), heir);
        const message = await page.locator('pre').textContent();
        const signature = await operator.modifierAdmin().signMessage({ message: message ?? '' });
        await admin.types(page.getByRole('textbox', { name: 'Proof', exact: true }), signature);
        const saved = page.waitForEvent('download');
        await admin.presses(button(page, 'File'));
        const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
        const calls: { to: Address; data: Hex }[] = file.transactions;
        const computed = fingerprint({ chainId, actor: operator.admin().address, calls });
        const shown = page.getByText('Fingerprint', { exact: true }).locator('xpath=following-sibling::code');
        await expect(shown).toHaveText(computed);
        const client = localClient(upline.rpcUrl);
        for (const { to, data } of calls)
          await client.sendTransactionSync({ account: operator.admin(), to, data });
        await admin.sees(page.getByText(/^The chain shows it, in block/));
        await admin.opens('/operate/clocks');
        await admin.sees(page.getByText(`registry: ${heir} can become ADMIN`));
        await admin.followsEveryLink();
      },
    );
  } finally {
    await Promise.all([modifier, admin, receiver].map(({ page }) => page.goto('about:blank')));
    await chain.revert(before);
  }
});
