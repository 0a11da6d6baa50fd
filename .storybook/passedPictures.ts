import type { StoryContext } from '@storybook/react-vite';
import { pictureOf } from './picture.ts';

/** The pictures of pages that axe found nothing in, by hash. */
const passed = new Set<string>();

let isCounted = false;
let shown: string | undefined;

/** Counts on what axe found before: in runs of tests alone. */
export function countOnPassed(hashes: readonly string[]): void {
  isCounted = true;
  for (const hash of hashes) passed.add(hash);
}

/** An `afterEach` before axe's: axe need not read again what it passed, in this run or one with the same styles. */
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

/** The picture of the story that has just passed, if axe had not passed it before. */
export function newlyPassed(): string[] {
  if (!shown || passed.has(shown)) return [];
  passed.add(shown);
  return [shown];
}
