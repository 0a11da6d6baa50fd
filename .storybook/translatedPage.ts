import type { StoryContext } from '@storybook/react-vite';
import { translateTexts } from './translateTexts.ts';

/** What React wrote into a text that is no longer in the page. */
const lost: string[] = [];

/**
 * Shows a story on a page that the browser translates. A story fails where React writes into a text that is gone,
 * because what it says would stand still.
 */
export function translatePage({ globals }: Pick<StoryContext, 'globals'>): (() => void) | undefined {
  if (globals.translation !== 'browser') return;
  lost.length = 0;
  return translateTexts(document.body, (words) => lost.push(words));
}

export function failOnLostWords(): void {
  if (lost.length === 0) return;
  throw new Error(`On a translated page these words stand still:\n${lost.splice(0).join('\n')}`);
}
