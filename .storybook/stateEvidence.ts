import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { isAsWritten } from '../packages/ui/src/ports/scripted/storyControls.ts';
import { stateOfStory } from '../packages/ui/src/state-index/stateOfStory.ts';
import { missingEvidence } from '../packages/ui/src/states/evidence.ts';

/** Runs of stories that were held to their evidence: one run is one signal. */
const checked = new WeakSet<AbortSignal>();

/**
 * Holds a story that was just played to the evidence of its state. A change of the toolbar or of a control shows
 * it again without playing it and is left alone, and so is a story in another language or another world.
 */
export async function holdToEvidence(context: StoryContext): Promise<void> {
  const { id, globals, viewMode, canvasElement, abortSignal } = context;
  const found = stateOfStory(id);
  if (!found || checked.has(abortSignal) || viewMode === 'docs') return;
  checked.add(abortSignal);
  if (globals.locale !== 'en' || !isAsWritten(context)) return;
  const page = canvasElement.ownerDocument.body;
  await waitFor(() => {
    const missing = missingEvidence(found.state.evidence, page);
    if (missing.length === 0) return;
    const story = `State ${found.state.name} of ${found.screen.title}`;
    throw new Error(missing.map((lack) => `${story}: ${lack}.`).join('\n'));
  });
}
