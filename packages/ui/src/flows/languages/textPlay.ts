import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { untranslated } from './untranslated.ts';

const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());

/** What a world shows of people and wallets, word for word. */
function dataOf({ world, ports }: StoryContext['scripted']): string[] {
  const { label } = ports.wallet.state.get();
  const subjects = world.tickets.of(world.wallet).map(({ subject }) => subject);
  return [label ?? '', ...subjects, ...world.members().flatMap(({ name, id }) => [name, id])];
}

/** Fails for every text of the page that was not asked of the catalogue. */
export async function expectTranslated({ canvasElement, scripted }: StoryContext): Promise<void> {
  await settled();
  await expect(untranslated(canvasElement.ownerDocument.body, dataOf(scripted))).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectToFit({ canvasElement }: StoryContext): Promise<void> {
  await settled();
  const { documentElement } = canvasElement.ownerDocument;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
}
