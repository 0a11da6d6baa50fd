import type { StoryContext } from '@storybook/react-vite';
import { fullMember, type Line } from '@upline/api/mocks';
import { screen, within } from 'storybook/test';

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const books = () => section('What the pools took, gave, hold and owe');
export const recomputation = () => section('Add it up yourself');

/** Rows and cards are both there; a screen shows those for which it has room. */
export const shown = (found: readonly HTMLElement[]) => found.filter((one) => one.checkVisibility());

/** What one pool is shown to have, on a wide screen as a row and on a narrow one as a card. */
export function poolNamed(name: string): HTMLElement {
  const rows = books().queryAllByRole('row');
  const found = [...rows, ...books().queryAllByRole('listitem')].find((one) =>
    one.textContent.startsWith(name),
  );
  if (!found) throw new Error(`${name} is not shown.`);
  return found;
}

/** A claim that no contract paid: by the server's own lines the pool could not pay everybody. */
export function withFalseLine(line: Partial<Line>) {
  return () => {
    const world = fullMember();
    const [first] = world.chain.lines;
    if (!first) throw new Error('The world has lines.');
    (world.chain.lines as Line[]).push({ ...first, ...line });
    return world;
  };
}

/** Begins to read the chain. */
export async function compare({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  const start = await recomputation().findByRole('button', { name: 'Read the chain and compare' });
  await userEvent.click(start);
}
