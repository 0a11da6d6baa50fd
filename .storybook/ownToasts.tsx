import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createToasts, type Toasts, ToastsContext } from '../packages/ui/src/primitives/toast/toasts.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own toasts: what an earlier story says late goes to a list that is no longer shown. */
    toasts: Toasts;
  }
}

/** The toasts of each run of a story: a change of toolbar or controls shows it again with the same. */
const running = new WeakMap<AbortSignal, Toasts>();

/**
 * Gives a story toasts of its own. They stay, as the clock stands: a story ends in its state, however long a busy
 * machine takes to look at it. `parameters: { toasts: 'pass' }` lets them go as they do in the app.
 */
export function giveToasts(context: StoryContext): void {
  const toasts =
    running.get(context.abortSignal) ?? createToasts(context.parameters.toasts === 'pass' ? undefined : 0);
  running.set(context.abortSignal, toasts);
  context.toasts = toasts;
}

/** Shows a story with its own toasts. */
export const withToasts: Decorator = (Story, { toasts }) => (
  <ToastsContext value={toasts}>
    <Story />
  </ToastsContext>
);
