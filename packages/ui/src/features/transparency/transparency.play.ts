import type { StoryContext } from '@storybook/react-vite';
import { fullMember, type Line } from '@upline/api/mocks';
import { screen, within } from 'storybook/test';

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const books = () => section('What the pools took, gave, hold and owe');
export const recomputation = () => section('Add it up yourself');

/** Both layouts are in the document; filters for the visible one. */
export const shown = (found: readonly HTMLElement[]) => found.filter((one) => one.checkVisibility());

/** The row of a pool on wide screens, or its card on narrow ones. */
export function poolNamed(name: string): HTMLElement {
  const rows = books().queryAllByRole('row');
  const found = [...rows, ...books().queryAllByRole('listitem')].find((one) =>
    one.textContent.startsWith(name),
  );
  if (!found) throw new Error(`${name} is not shown.`);
  return found;
}

/** A claim that no contract paid, so that the server's figures show a shortfall. */
export function withFalseLine(line: Partial<Line>) {
  return () => {
    const backend = fullMember();
    const [first] = backend.chain.lines;
    if (!first) throw new Error('The mock backend has lines.');
    (backend.chain.lines as Line[]).push({ ...first, ...line });
    return backend;
  };
}

/** Starts reading the chain. */
export async function compare({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  const start = await recomputation().findByRole('button', { name: 'Read the chain and compare' });
  await userEvent.click(start);
}
