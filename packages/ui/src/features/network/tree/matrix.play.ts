import type { MockBackend } from '@upline/api/mocks';
import { type Position, shortAddress } from '@upline/domain';
import { screen, within } from 'storybook/test';

/** The wallets in a member's slots, in order. */
export function slotsOf(backend: MockBackend, wallet: string, position: Position = 1): string[] {
  const places = [...backend.chain.pool(position).places.values()];
  return places.filter(({ upline }) => upline === wallet.toLowerCase()).map((place) => place.wallet);
}

export const tree = (name = 'Members in your slots') => screen.findByRole('treegrid', { name });
export const rowsIn = (grid: HTMLElement) => within(grid).getAllByRole('row');
/** A viewport with the drawing. */
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

export const drawing = () => screen.getByRole('application', { name: 'Drawing of the tree' });
export const feeShown = () => within(screen.getByRole('group', { name: 'Fee' })).getByRole('status');
export const field = () => screen.getByRole('searchbox', { name: 'Search by name, ID or wallet' });

/** The displayed counts, first to last. */
export function countsShown(): string[] {
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

export function nameOf(backend: MockBackend, wallet: string | undefined): string {
  return backend.memberByWallet(wallet ?? '')?.name || shortAddress(wallet ?? '');
}

export async function rowOf(wallet: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`${shortAddress(wallet)}$`) });
}
