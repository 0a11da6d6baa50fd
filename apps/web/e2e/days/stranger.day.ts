import { fund, operator } from '@upline/chain/demo';
import { levelAt } from '@upline/domain';
import { demoSponsor } from '../members.ts';
import { openDeskSession } from '../openSession.ts';
import { day } from './day.ts';
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

day('a stranger with a phone', async ({ begin, chain, newMember, upline }) => {
  const friend = await newMember({ upline: demoSponsor().address, name: 'Rosa Lindqvist', levels: [1, 2] });
  const { client: desk } = await openDeskSession(upline, operator.support());
  const me = await begin({ on: 'phone' });
  const { address } = me.wallet.account;
  await fund(upline, address, levelAt(1).fee);

  await day.step('In the morning they join by a friend’s link.', async () => {
    await readsTheOffer(me, friend);
    await registers(me);
  });
  await day.step('They buy Level 1.', async () => {
    await asksToBuy(me);
    await holdsLevel1(me, chain);
  });
  const buyer = await day.step('At noon a member below them buys Level 1, and Level 2 that they lack.', () =>
    newMember({ upline: address, name: 'Noor Haddad', levels: [1, 2] }),
  );
  await day.step('They read the notification of a lost income.', () => losesAnIncome(me, chain, buyer));
  await day.step('They look up the reason.', () => asksWhy(me));
  await day.step('They write to support.', () => writesATicket(me, desk));
  await day.step('In the evening they follow all links seen during the day.', () => me.followsEveryLink());
});
