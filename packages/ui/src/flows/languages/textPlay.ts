import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { untranslated } from './untranslated.ts';

const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());

/** Names, IDs and ticket subjects of the mock data, word for word. */
function dataOf({ backend, ports }: StoryContext['fakes']): string[] {
  const { label } = ports.wallet.state.get();
  const subjects = backend.tickets.of(backend.wallet).map(({ subject }) => subject);
  return [label ?? '', ...subjects, ...backend.members().flatMap(({ name, id }) => [name, id])];
}

/** Fails if the page shows a text that is not from the catalogue. */
export async function expectTranslated({ canvasElement, fakes }: StoryContext): Promise<void> {
  await settled();
  await expect(untranslated(canvasElement.ownerDocument.body, dataOf(fakes))).toEqual([]);
}

/** Fails if the page is wider than the window. */
export async function expectToFit({ canvasElement }: StoryContext): Promise<void> {
  await settled();
  const { documentElement } = canvasElement.ownerDocument;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
}
