import { growingMember, type World } from '@upline/api/mocks';
import { formatMoney, type LedgerKind } from '@upline/domain';
import { expect, screen, within } from 'storybook/test';

/** Levels 1 to 3, what seven referrals brought and cost, and a claim: one page. */
export function earner(): World {
  const world = growingMember({ referrals: 7 });
  world.claim(world.wallet, 1);
  world.settle();
  return world;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const region = (name: string) => within(screen.getByRole('region', { name }));
export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Lines' })).getAllByRole('listitem');
export const drawing = () => screen.findByRole('img', { name: /^Income over time/ });

/** Waits until so many lines are told. */
export async function counted(text: string) {
  await expect(await region('Lines').findByText(text)).toHaveAttribute('role', 'status');
}

/** What the lines of a kind come to in the story's own chain. */
export function sumOf({ chain, wallet }: World, kind: LedgerKind): string {
  const own = wallet.toLowerCase();
  const lines = [
    ...chain.lines.filter((line) => line.wallet === own),
    ...chain.globalLines(own, chain.head()),
  ];
  return formatMoney(
    lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0n),
  );
}

/** What the page says that the lines of a kind come to. */
export function sumShown(kind: string): string | null {
  const name = region('Sums').getByText(kind);
  return name.closest('div')?.querySelector('dd')?.textContent ?? null;
}
