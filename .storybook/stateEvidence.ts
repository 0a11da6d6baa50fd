import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { missingEvidence } from '../packages/ui/src/states/evidence.ts';
import { stateOfStory } from '../packages/ui/src/states/stateOfStory.ts';

/** Stories that were held to their evidence since they were opened. */
const checked = new Set<string>();

/** Forgets, when a story is left or played again, that it was held to its evidence. */
export function awaitEvidence({ id }: Pick<StoryContext, 'id'>) {
  return () => void checked.delete(id);
}

/**
 * Holds a story that was just played to the evidence of its state. A change of the toolbar or of a control shows
 * it anew without playing it and is left alone, and so is a story in another language.
 */
export async function holdToEvidence({ id, globals, viewMode, canvasElement }: StoryContext): Promise<void> {
  const found = stateOfStory(id);
  if (!found || checked.has(id) || viewMode === 'docs') return;
  checked.add(id);
  if (globals.locale !== 'en') return;
  const page = canvasElement.ownerDocument.body;
  await waitFor(() => {
    const missing = missingEvidence(found.state.evidence, page);
    if (missing.length === 0) return;
    const story = `State ${found.state.name} of ${found.screen.title}`;
    throw new Error(missing.map((lack) => `${story}: ${lack}.`).join('\n'));
  });
}
