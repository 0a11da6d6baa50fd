import { growingMember, type MockBackend } from '@upline/api/mocks';
import { formatMoney, type LedgerKind } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import type { FakePorts } from '../../ports/fakes/fakePorts.ts';

/** A member with levels 1 to 3, seven referrals and a claim: one page of lines. */
export function earner(): MockBackend {
  const backend = growingMember({ referrals: 7 });
  backend.claim(backend.wallet, 1);
  backend.settle();
  return backend;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
const table = () => screen.findByRole('table', { name: 'Activity' });
/** The toggle buttons of the rows, in order. */
const toggles = async () => within(await table()).getAllByRole('button', { name: /, more about it$/ });
/** The text of each row. */
export const rows = async () => {
  const lines = (await toggles()).map((toggle) => toggle.closest('tr'));
  return lines.filter((line) => line !== null);
};
export const drawing = () => screen.findByRole('img', { name: /^Income over time/ });

/** Waits for the announced count. */
export async function counted(text: string) {
  const told = await screen.findByText((words) => words.startsWith(`${text} · Up to block`));
  await expect(told.closest('[role=status]')).toBeVisible();
}

/** Expands a line by keyboard. @returns Its details. */
export async function opened(userEvent: { keyboard: (keys: string) => Promise<void> }, index = 0) {
  const toggle = (await toggles())[index] as HTMLElement;
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return within(document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement);
}

/** Exports one of the offered files. */
export async function exported(userEvent: { click: (element: Element) => Promise<void> }, name: RegExp) {
  await userEvent.click(button('Export'));
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Reports a higher line count than the lines sent. */
export function countLines({ ports }: { ports: FakePorts }, totalLines: number): void {
  const { client } = ports;
  const { call } = client;
  client.call = (async (...asked: Parameters<typeof call>) => {
    const reply = await call(...asked);
    const { data } = reply as { data: { pagination?: { totalLines: number } } };
    if (asked[0] === 'ledger' && data.pagination) data.pagination.totalLines = totalLines;
    return reply;
  }) as typeof call;
}

/** The sum of lines of some kinds on the story's chain. */
export function sumOf({ chain, wallet }: MockBackend, ...kinds: LedgerKind[]): string {
  const own = wallet.toLowerCase();
  const lines = [
    ...chain.lines.filter((line) => line.wallet === own),
    ...chain.globalLines(own, chain.head()),
  ];
  return formatMoney(
    lines.filter((line) => kinds.includes(line.kind)).reduce((sum, { amount }) => sum + amount, 0n),
  );
}

/** The element of a group's sum: in the column header, or on phones above the lines. */
export async function sumCell(group: string): Promise<HTMLElement | null> {
  const heads = within(await table()).queryAllByRole('columnheader', { name: new RegExp(`^${group}`) });
  const [label] = within(screen.getByRole('region', { name: 'Activity' })).queryAllByText(group, {
    selector: ':not(button, button *, td *)',
  });
  return heads[0] ?? label?.parentElement ?? null;
}

/** The displayed exact sum of a group; `null` without one. */
export async function sumShown(group: string): Promise<string | null> {
  const cell = await sumCell(group);
  return /\$[\d,.]+(?=, (?:final|not final))/.exec(cell?.textContent ?? '')?.[0] ?? null;
}
