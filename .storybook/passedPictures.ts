import type { StoryContext } from '@storybook/react-vite';
import { pictureOf } from './picture.ts';

/** Hashes of pages that passed axe. */
const passed = new Set<string>();

let isCounted = false;
let shown: string | undefined;

/** Enables the use of earlier axe results, in test runs only. */
export function countOnPassed(hashes: readonly string[]): void {
  isCounted = true;
  for (const hash of hashes) passed.add(hash);
}

/**
 * An `afterEach` before axe's: skips pages that axe has passed, in this run or an earlier one with
 * the same styles.
 */
export async function skipPassed(context: StoryContext): Promise<void> {
  shown = undefined;
  const { a11y } = context.parameters;
  if (!isCounted || a11y?.test !== 'error') return;
  const hash = await hashOf(JSON.stringify([import.meta.env.UPLINE_LOOK, a11y]) + pictureOf(document));
  shown = hash;
  if (passed.has(hash)) context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The picture of the story that has just passed axe for the first time. */
export function newlyPassed(): string[] {
  if (!shown || passed.has(shown)) return [];
  passed.add(shown);
  return [shown];
}
