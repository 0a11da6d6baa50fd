import type { World } from '@upline/api/mocks';
import { type Position, shortAddress } from '@upline/domain';
import { screen, within } from 'storybook/test';

/** The wallets in a member's slots, in order. */
export function slotsOf(world: World, wallet: string, position: Position = 1): string[] {
  const places = [...world.chain.pool(position).places.values()];
  return places.filter(({ upline }) => upline === wallet.toLowerCase()).map((place) => place.wallet);
}

export const tree = () => screen.findByRole('treegrid', { name: 'Members in your slots' });
export const rowsIn = (grid: HTMLElement) => within(grid).getAllByRole('row');
export const rootSlots = (wallet: string) =>
  screen.findByRole('list', { name: `Slots of ${shortAddress(wallet)}` });
export const feeShown = () => within(screen.getByRole('group', { name: 'Fee' })).getByRole('status');
export const field = () => screen.getByRole('searchbox', { name: 'Search by wallet ID' });

export async function rowOf(wallet: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`${shortAddress(wallet)}$`) });
}
