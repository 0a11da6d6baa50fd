import { fund, operator } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import { purchaseDialog } from '../levelCards.ts';
import { demoSponsor } from '../members.ts';
import { openDeskSession } from '../openSession.ts';
import { expectToast } from '../toasts.ts';
import { day, expect } from './day.ts';
import {
  asksToBuy,
  asksWhy,
  holdsLevel1,
  losesAnIncome,
  readsTheOffer,
  registers,
  writesATicket,
} from './newcomer.ts';

day.use({ meantStatuses: [404] });

day(
  'a stranger whose browser translates, with a difficult wallet',
  async ({ begin, chain, newMember, upline }) => {
    const friend = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1, 2] });
    const { client: desk } = await openDeskSession(upline, operator.support());
    const me = await begin({ on: 'phone', isTranslating: true, wallet: { signsTypedData: false } });
    const { page, wallet } = me;
    const { address } = wallet.account;
    await fund(upline, address, levelAt(1).fee);
    const dialog = purchaseDialog(page, 1);
    const retry = dialog.getByRole('button', { name: 'Retry' });

    await day.step('In the morning they join; their wallet declines the first signature.', async () => {
      await readsTheOffer(me, friend);
      wallet.refuse('sign');
      await me.presses(page.getByRole('button', { name: 'Register with Wallet' }));
      await expectToast(page, 'Wallet connection canceled.');
      wallet.relent();
      await registers(me);
    });

    await day.step('They buy; the wallet keeps them waiting, and declines.', async () => {
      wallet.hold('approve');
      await asksToBuy(me);
      const prompt = await wallet.prompt('approve');
      await me.thinks(6);
      await me.looksAround();
      prompt.reject();
      await me.sees(dialog.getByText('User cancelled the transaction.'));
      await me.looksAround();
      wallet.relent();
    });

    await day.step('They approve less than the fee and see the reason.', async () => {
      wallet.lowerAllowance(10_000_000n);
      await me.presses(retry);
      await me.sees(dialog.getByText('Your wallet allowed 10 tokens, but this level needs 50.'));
      await me.looksAround();
      expect(await chain.coins(address), 'nothing was paid').toBe(levelAt(1).fee);
      wallet.relent();
    });

    await day.step('They pay; the wallet repeats itself and sends the payment twice.', async () => {
      wallet.hold('invest');
      await me.presses(retry);
      const prompt = await wallet.prompt('invest');
      await wallet.repeatItself();
      await chain.hold();
      await prompt.accept();
      await me.looksAround();
      await wallet.speedUp('invest');
      await wallet.repeatItself();
      await chain.flow();
      await holdsLevel1(me, chain);
      expect(wallet.countSent('invest'), 'the payment and its repetition').toBe(2);
    });

    const buyer = await day.step(
      'At noon a member below them buys Level 1, and Level 2 that they lack.',
      () => newMember({ upline: address, name: 'Noor Haddad', levels: [1, 2] }),
    );
    await day.step('They read the notification of a lost income.', () => losesAnIncome(me, chain, buyer));
    await day.step('They look up the reason.', () => asksWhy(me));
    await day.step('They write to support.', () => writesATicket(me, desk));
    await day.step('In the evening they follow all links seen during the day.', () => me.followsEveryLink());
  },
);
