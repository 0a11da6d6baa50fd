import type { Locator, Page } from '@playwright/test';
import { operator } from '@upline/chain/demo';
import { type ActField, actForm, deskMessages, type OperatorAct } from '@upline/domain';
import { privateKeyToAddress } from 'viem/accounts';
import { numberToHex, parseUnits } from 'viem/utils';
import { expect, test } from './journey.ts';

// A number that lost a digit is still a number: types into each field of each act on a machine too
// slow for it.

const wallet = privateKeyToAddress(`0x${'5a'.repeat(32)}`);

/** The text to type into each field. */
const typed: Partial<Record<ActField, string>> = {
  fee: '162.50',
  referral: '22.75',
  network: '47.25',
  operator: '30',
  amount: '1234.56',
  contract: wallet,
  to: wallet,
  wallet,
  token: wallet,
};

/** The encoding of a value in a call's data. */
function encoded(field: ActField, text: string): string {
  if (text.startsWith('0x')) return text.slice(2).toLowerCase();
  const digits = field === 'fee' || field === 'amount' ? 6 : 2;
  return numberToHex(parseUnits(text, digits), { size: 32 }).slice(2);
}

interface Typing {
  act: OperatorAct;
  chosen: Partial<Record<ActField, string>>;
  /** True if the chain would accept the act, so that its calls are shown. */
  isPlanned: boolean;
}

const acts: readonly Typing[] = [
  { act: 'terms-queue', chosen: { pool: '5' }, isPlanned: true },
  { act: 'fund-product', chosen: { pool: '1' }, isPlanned: false },
  { act: 'fund-royalty', chosen: { pool: '3' }, isPlanned: false },
  { act: 'receiver-offer', chosen: { pool: '1', role: 'PRODUCT' }, isPlanned: true },
  { act: 'rescue', chosen: { pool: '1' }, isPlanned: false },
  { act: 'pool-queue', chosen: { level: '1' }, isPlanned: false },
  { act: 'pool-add', chosen: { level: '1' }, isPlanned: false },
  { act: 'pool-cancel', chosen: {}, isPlanned: false },
  { act: 'pool-seat', chosen: {}, isPlanned: false },
  { act: 'pool-start', chosen: {}, isPlanned: false },
  { act: 'admin-begin', chosen: { at: 'registry' }, isPlanned: true },
  { act: 'modifier', chosen: { pool: '1' }, isPlanned: true },
];

async function open(page: Page, url: string, first: Locator): Promise<void> {
  await page.goto(url);
  const signIn = page.getByRole('button', { name: 'Connect Wallet' });
  await expect(signIn.or(first)).toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await expect(first).toBeVisible();
}

/** One act with shares, one with an amount, one with an address: all acts would take minutes at slow keys. */
const oneOfEachKind = acts.filter(({ act }) => ['terms-queue', 'fund-product', 'admin-begin'].includes(act));

for (const { delay, typedActs } of [
  { delay: 20, typedActs: acts },
  { delay: 80, typedActs: oneOfEachKind },
  { delay: 200, typedActs: oneOfEachKind },
]) {
  test(`the fields of acts keep each digit that is typed at ${delay} ms a key on a slow machine`, {
    tag: '@full',
  }, async ({ upline, visit }) => {
    test.slow();
    const { page, context } = await visit({ account: operator.admin() });
    const browser = await context.newCDPSession(page);
    for (const { act, chosen, isPlanned } of typedActs) {
      await test.step(act, async () => {
        const fields = actForm(act).fields.filter((field) => typed[field] !== undefined);
        const boxOf = (field: ActField) =>
          page.getByRole('textbox', { name: deskMessages[`desk.act.field.${field}`] });
        const query = new URLSearchParams(chosen);
        await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await open(page, `${upline.deskUrl}/operate/acts/${act}?${query}`, boxOf(fields[0] ?? 'to'));
        await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        for (const field of fields) await boxOf(field).pressSequentially(typed[field] ?? '', { delay });
        for (const field of fields) {
          const text = typed[field] ?? '';
          await expect(boxOf(field), 'the field').toHaveValue(text);
          await expect
            .poll(() => new URL(page.url()).searchParams.get(field), { message: 'the address' })
            .toBe(text);
          if (!isPlanned) continue;
          await expect(
            page.getByRole('region', { name: 'Send', exact: true }),
            'the planned call',
          ).toContainText(encoded(field, text));
        }
      });
    }
  });
}
