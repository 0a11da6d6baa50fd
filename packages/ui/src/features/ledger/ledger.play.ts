import { growingMember, type World } from '@upline/api/mocks';
import { formatMoney, type LedgerKind } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';
import type { ScriptedPorts } from '../../ports/scripted/scriptedPorts.ts';

/** Levels 1 to 3, what seven referrals brought and cost, and a claim: one page. */
export function earner(): World {
  const world = growingMember({ referrals: 7 });
  world.claim(world.wallet, 1);
  world.settle();
  return world;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
const table = () => screen.findByRole('table', { name: 'Activity' });
/** The buttons that open the rows, in the order of the lines. */
const toggles = async () => within(await table()).getAllByRole('button', { name: /, more about it$/ });
/** What each row says of itself. */
export const rows = async () => {
  const lines = (await toggles()).map((toggle) => toggle.closest('tr'));
  return lines.filter((line) => line !== null);
};
export const drawing = () => screen.findByRole('img', { name: /^Income over time/ });

/** Waits until so many lines are told. */
export async function counted(text: string) {
  const told = await screen.findByText((words) => words.startsWith(`${text} · Up to block`));
  await expect(told.closest('[role=status]')).toBeVisible();
}

/** Opens a line by the keyboard. @returns What stands below it. */
export async function opened(userEvent: { keyboard: (keys: string) => Promise<void> }, index = 0) {
  const toggle = (await toggles())[index] as HTMLElement;
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return within(document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement);
}

/** Chooses one file from what Export opens. */
export async function exported(userEvent: { click: (element: Element) => Promise<void> }, name: RegExp) {
  await userEvent.click(button('Export'));
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Lets the server count more lines than it sends. */
export function countLines({ ports }: { ports: ScriptedPorts }, totalLines: number): void {
  const { client } = ports;
  const { call } = client;
  client.call = (async (...asked: Parameters<typeof call>) => {
    const reply = await call(...asked);
    const { data } = reply as { data: { pagination?: { totalLines: number } } };
    if (asked[0] === 'ledger' && data.pagination) data.pagination.totalLines = totalLines;
    return reply;
  }) as typeof call;
}

/** What the lines of some kinds come to in the story's own chain. */
export function sumOf({ chain, wallet }: World, ...kinds: LedgerKind[]): string {
  const own = wallet.toLowerCase();
  const lines = [
    ...chain.lines.filter((line) => line.wallet === own),
    ...chain.globalLines(own, chain.head()),
  ];
  return formatMoney(
    lines.filter((line) => kinds.includes(line.kind)).reduce((sum, { amount }) => sum + amount, 0n),
  );
}

/** Where the sum of a group stands: in the head of its column, or on a phone above the lines. */
export async function sumCell(group: string): Promise<HTMLElement | null> {
  const heads = within(await table()).queryAllByRole('columnheader', { name: new RegExp(`^${group}`) });
  const [label] = within(screen.getByRole('region', { name: 'Activity' })).queryAllByText(group, {
    selector: ':not(button, button *, td *)',
  });
  return heads[0] ?? label?.parentElement ?? null;
}

/** What the page says that a group comes to, exactly; `null` where it has no sum. */
export async function sumShown(group: string): Promise<string | null> {
  const cell = await sumCell(group);
  return /\$[\d,.]+(?=, (?:final|not final))/.exec(cell?.textContent ?? '')?.[0] ?? null;
}
