import type { StoryContext } from '@storybook/react-vite';
import { translateTexts } from './translateTexts.ts';

/** Words that React wrote into removed text nodes. */
const lost: string[] = [];

/**
 * Shows a story on a translated page. The story fails if React writes into a removed text, because
 * the shown words would stay stale.
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
