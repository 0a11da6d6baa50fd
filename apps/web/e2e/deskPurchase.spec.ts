import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { operator } from '@upline/chain/demo';
import { levelAt, usualHours } from '@upline/domain';
import { expect, test } from './journey.ts';
import { boardPath, startBuying } from './levelCards.ts';
import { openDeskSession, type Session } from './openSession.ts';
import { picture, textFile } from './picture.ts';

// Support's main case: a failed purchase, from the member's question to the audit of who read it.

const subject = 'Where are my $50?';
const macro = { name: 'Nothing was taken', text: 'Nothing was taken but the gas. Please try again.' };

/** Opens support around the clock and adds a macro. */
async function openSupport({ client }: Session): Promise<void> {
  const { current } = (await client.call('deskHours', {})).data;
  const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
  const targets = structuredClone(usualHours.targets);
  const version = current?.version ?? 0;
  await client.call('deskSetHours', { body: { week, holidays: [], targets, timeZone: 'UTC', version } });
  await client.call('deskCreateMacro', {
    body: { ...macro, status: null, tags: ['explained'], assignee: null },
  });
}

async function ask(dialog: Locator): Promise<void> {
  // The receipt is attached once it is read from the chain.
  await expect(dialog.getByRole('button', { name: /^Remove receipt/i })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('It said that it failed. Are they gone?');
  await dialog.locator('input[type=file]').setInputFiles([picture, textFile('wallet.txt')]);
  await expect(dialog.getByText('wallet.txt')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens the staff app on a slow connection: the page's skeleton appears before its code. */
async function openDesk(desk: Page, url: string): Promise<void> {
  await desk.goto(url);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const code = /\/QueuePage-[^/]+\.js$/;
  await desk.route(code, (route) => isReleased.then(() => route.continue()));
  const isAsked = desk.waitForRequest(code);
  await desk.getByRole('button', { name: 'Connect Wallet' }).click();
  await isAsked;
  await expect(desk.getByRole('status', { name: 'Loading…' })).toBeVisible();
  release();
  await expect(desk.getByRole('grid', { name: 'Tickets' })).toBeVisible();
}

const program = fileURLToPath(new URL('../../server/src/support/desk/main.ts', import.meta.url));

/** Runs `pnpm desk audit verify`. @returns Its output, and true if the audit is valid. */
function verifyAudit(...words: string[]): Promise<{ said: string; isFine: boolean }> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...words], (error, out, complaint) =>
      done({ said: `${out}${complaint}`, isFine: error === null }),
    );
  });
}

test('a failed purchase is asked about, explained from the chain, rated and recorded in the audit', async ({
  upline,
  chain,
  newMember,
  visit,
}, info) => {
  const lead = await openDeskSession(upline, operator.support());
  await openSupport(lead);
  const { fee } = levelAt(1);
  const member = await newMember({ name: 'Chiara Lenz', coins: fee });
  const { page: own, wallet } = await visit({ member, wallet: { signsTypedData: false } });
  const { page: desk } = await visit({ account: operator.agent() });
  await openDesk(desk, `${upline.deskUrl}/`);

  await test.step('the chain rejects the purchase, and the member asks about it', async () => {
    await own.goto(boardPath(1));
    wallet.hold('invest');
    const dialog = await startBuying(own, 1);
    const prompt = await wallet.prompt('invest');
    await chain.giveAway(member.account, fee);
    await prompt.accept();
    await dialog.getByRole('link', { name: 'Ask about this' }).click();
    await ask(own.getByRole('dialog', { name: 'Create Ticket' }));
    await own.getByRole('link', { name: subject }).click();
    await expect(own.getByText(/^We answer by /)).toBeVisible();
  });

  const messages = own.getByRole('log', { name: 'Messages' });
  await test.step('an agent sees the ticket arrive, reads the reason and assigns it', async () => {
    await expect(desk.getByText('1 new ticket')).toBeVisible();
    await desk.keyboard.press('.');
    await desk.getByRole('link', { name: subject }).click();
    const thread = desk.getByRole('log', { name: 'Conversation' });
    await expect(thread.getByRole('link', { name: 'photo.png' })).toBeVisible();
    await expect(thread.getByRole('link', { name: 'wallet.txt' })).toBeVisible();
    const outcome = desk.getByRole('region', { name: 'The ticket’s transaction' });
    await expect(outcome).toContainText(
      'The pool could not take the fee: it needed $50.00 and the wallet held $0.00.',
    );
    await expect(outcome).toContainText('NotEnoughAllowanceOrBalance');
    await desk.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Give back' })).toBeVisible();
  });

  await test.step('the agent writes a note for the team and answers with a macro', async () => {
    await desk.keyboard.press('n');
    await desk.keyboard.type('The coins left the wallet before it was mined.');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(/members never see this/)).toBeVisible();
    await desk.getByRole('button', { name: 'Macro', exact: true }).click();
    await desk.getByRole('option', { name: macro.name }).click();
    await expect(desk.getByRole('textbox', { name: 'Reply to Chiara Lenz' })).toHaveValue(macro.text);
    await desk.getByRole('button', { name: 'Send and set Pending' }).click();
    await expect(desk.getByText('explained', { exact: true })).toBeVisible();
    await expect(messages.getByText(macro.text)).toBeVisible();
    await expect(messages.getByText(/before it was mined/)).toHaveCount(0);
    await desk.keyboard.press('r');
    await expect(desk.getByRole('textbox', { name: /^Reply to/ })).toBeFocused();
    await desk.keyboard.type('Do you see it?');
    await desk.keyboard.press('Control+Enter');
    await expect(messages.getByText('Do you see it?')).toBeVisible();
    await desk.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  await test.step('the member rates it, and sees who read their data', async () => {
    await expect(own.getByText('This ticket is closed')).toBeVisible();
    await own.getByText('Good', { exact: true }).click();
    await expect(own.getByText(/^Thank you\. You can change your rating until /)).toBeVisible();
    await expect(desk.getByText('Rated good')).toBeVisible();
    await own.goto('/dashboard/accesslog');
    const acts = own.getByRole('list', { name: 'What support did' });
    await expect(acts.getByText('Read', { exact: true }).first()).toBeVisible();
    await expect(acts.getByText('Opened your profile').first()).toBeVisible();
    await expect(acts.getByText('Closed').first()).toBeVisible();
  });

  await test.step('the audit verifies, and a single changed word is detected', async () => {
    const whole = await verifyAudit('--server', upline.deskApiUrl, 'audit', 'verify');
    expect(whole.said).toMatch(
      /^The chain fits itself; compared with nothing noted before\. It has \d+ entries\./,
    );
    const text = await (await lead.client.open('deskExportAudit', { query: {} })).text();
    const file = info.outputPath('audit.jsonl');
    await writeFile(file, text);
    expect((await verifyAudit('audit', 'verify', '--file', file)).said).toMatch(
      /^The chain fits itself; compared with nothing noted before\./,
    );
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line) => JSON.parse(line).sealed.includes('close'));
    const entry = JSON.parse(lines[at] ?? '');
    const tampered = { ...entry, sealed: entry.sealed.replace('close', 'reply') };
    await writeFile(file, lines.with(at, JSON.stringify(tampered)).join('\n'));
    const found = await verifyAudit('audit', 'verify', '--file', file);
    expect(found.isFine).toBe(false);
    expect(found.said).toContain(`Broken at entry ${entry.number}.`);
  });
});
