import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createToasts, type Toasts, ToastsContext } from '../packages/ui/src/primitives/toast/toasts.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own toasts: late ones of an earlier story go to a list no longer shown. */
    toasts: Toasts;
  }
}

/** Toasts by run of a story: a change of toolbar or controls renders it again with the same. */
const running = new WeakMap<AbortSignal, Toasts>();

/**
 * Gives a story its own toasts. They stay, like the frozen clock, so that a story keeps its state
 * on a busy machine. `parameters: { toasts: 'pass' }` lets them disappear as in the app.
 */
export function giveToasts(context: StoryContext): void {
  const toasts =
    running.get(context.abortSignal) ?? createToasts(context.parameters.toasts === 'pass' ? undefined : 0);
  running.set(context.abortSignal, toasts);
  context.toasts = toasts;
}

export const withToasts: Decorator = (Story, { toasts }) => (
  <ToastsContext value={toasts}>
    <Story />
  </ToastsContext>
);
