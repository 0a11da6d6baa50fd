import type { Locator } from '@playwright/test';
import type { FeePayout } from '@upline/chain';
import { formatPrice, ledgerPath, levelAt, type Position } from '@upline/domain';
import { demoMembers } from '@upline/localnet';
import { expect, test } from './journey.ts';
import { boardPath, openTerms } from './levelCards.ts';

type Leg = FeePayout['legs'][number];

/**
 * The buyer's place: below a number of uplines, under a sponsor who lacks the level, or under one
 * whose slots are full.
 */
type Place = { uplines: number } | { sponsor: 'operator' | 'holds' | 'lacks' | 'full' };

interface Buyer {
  place: Place;
  position: Position;
}

const buyers: readonly Buyer[] = [
  { place: { uplines: 2 }, position: 1 },
  { place: { uplines: 3 }, position: 1 },
  { place: { uplines: 5 }, position: 1 },
  { place: { sponsor: 'operator' }, position: 1 },
  // Almost empty levels: only the operator is above.
  { place: { sponsor: 'operator' }, position: 8 },
  { place: { sponsor: 'full' }, position: 1 },
  { place: { sponsor: 'holds' }, position: 2 },
  { place: { sponsor: 'lacks' }, position: 2 },
  { place: { sponsor: 'holds' }, position: 3 },
  { place: { sponsor: 'lacks' }, position: 3 },
];

const before = (position: Position) =>
  ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).filter((level) => level < position);

/** The rows of a split, each with label and amount. */
async function rowsIn(list: Locator): Promise<{ words: string; amount: string }[]> {
  await expect(list).toBeVisible();
  // Until names have arrived, wallets stand for them.
  await expect(list).not.toContainText('0x');
  return Promise.all(
    (await list.locator('> div').all()).map(async (row) => ({
      words: ((await row.locator('dt').textContent()) ?? '').toLowerCase(),
      amount: (await row.locator('dd').textContent()) ?? '',
    })),
  );
}

/** The amounts of an event in display order; a missing upline's share belongs to the fund. */
function amountsOf(legs: readonly Leg[]): string[] {
  const sums = [['referral'], ['upline'], ['holders'], ['product', 'missing', 'royalty']]
    .map((to) => legs.filter((leg) => to.includes(leg.to)))
    .filter((some) => some.length > 0)
    .map((some) => some.reduce((sum, { amount }) => sum + amount, 0n));
  return sums.map((units) => formatPrice(units));
}

for (const { place, position } of buyers) {
  const where = 'uplines' in place ? `${place.uplines} uplines` : `a sponsor: ${place.sponsor}`;
  test(`Level ${position}, ${where}: sheet, event and ledger are one`, { tag: '@full' }, async ({
    upline,
    chain,
    newMember,
    visit,
  }) => {
    const { root } = upline.deployment;
    const among = [root, ...demoMembers().map(({ address }) => address)];

    async function sponsorOf(): Promise<`0x${string}` | undefined> {
      if ('uplines' in place) return chain.under(1, place.uplines, among);
      if (place.sponsor === 'operator') return undefined;
      const levels = place.sponsor === 'holds' ? [...before(position), position] : before(position);
      const { account } = await newMember({
        upline: await chain.under(1, 2, among),
        name: 'Isla Campbell',
        levels: place.sponsor === 'full' ? [1] : levels,
      });
      if (place.sponsor === 'full') {
        for (let slot = 0; slot < 5; slot += 1) {
          await newMember({ upline: account.address, name: `Noor Haddad ${slot}`, levels: [1] });
        }
      }
      return account.address;
    }

    const sponsor = await sponsorOf();
    const member = await newMember({
      ...(sponsor && { upline: sponsor }),
      levels: before(position),
      coins: levelAt(position).fee,
    });
    const named = async (wallet: string) =>
      wallet === root
        ? 'the operator'
        : (await member.client.call('profile', { params: { userId: wallet } })).data.name.toLowerCase();

    const { page } = await visit({ member });
    await page.goto(boardPath(position));
    const dialog = await openTerms(page, position);
    // Until the buyer's place is known, the sheet shows a range.
    await expect(
      dialog.getByText(/^(1 upline|\d uplines, \$\d+ each|Shared by .* earlier .*)$/),
    ).toBeVisible();
    const shown = await rowsIn(dialog.locator('dl').first());
    await dialog.getByRole('button', { name: /^Buy for / }).click();
    const went = dialog.getByText(/^Where the \$[\d,]+ went$/);
    await expect(went).toBeVisible();

    const paid = await chain.paid(member.account.address, position);
    const amounts = amountsOf(paid);
    const amountsIn = (rows: typeof shown) => rows.map(({ amount }) => amount);
    expect(amountsIn(shown), 'the sheet').toEqual(amounts);
    const done = await rowsIn(went.locator('xpath=following::dl[1]'));
    expect(amountsIn(done), 'after it was paid').toEqual(amounts);
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();

    await page.goto(ledgerPath({ kinds: ['participation'], position }));
    await page.getByRole('button', { name: /^Level bought, / }).click();
    const line = await rowsIn(page.getByRole('table').locator('dl').first());
    expect(amountsIn(line), 'the ledger').toEqual(amounts);

    const [referral] = paid;
    if (referral?.to !== 'referral') throw new Error('The first part is the referral’s.');
    const uplines = paid.flatMap((leg) => (leg.to === 'upline' ? [leg.wallet] : []));
    for (const rows of [shown, done, line]) {
      expect(rows[0]?.words).toContain(await named(referral.wallet));
      for (const wallet of uplines) expect(rows[1]?.words).toContain(await named(wallet));
    }
    if ('uplines' in place) expect(uplines).toHaveLength(place.uplines);
    else if (place.sponsor === 'operator') expect(referral.wallet).toBe(root);
    else if (place.sponsor === 'lacks') expect(referral.instead).toBe(sponsor);
    else expect(referral.wallet).toBe(sponsor);
    if ('sponsor' in place && place.sponsor === 'full') expect(uplines[0]).not.toBe(sponsor);
  });
}
