import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';

/** Until what a drawing sets off, its effects and the drawings that these ask for, had its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Draws a story and lets React finish. In a build for developers Storybook does that by itself; in tests React is
 * the one that members run, which has nothing to say when it is done.
 */
export const settledMount: NonNullable<Preview['mount']> = (context) => async (shown) => {
  if (shown !== undefined) context.originalStoryFn = () => shown;
  await context.renderToCanvas();
  await settle();
  return context.canvas;
};

/** After what a play does or waits for, React finishes too, so that a play may look once. */
export const settleAfterActions: NonNullable<Preview['beforeAll']> = () => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await settle();
      return result;
    },
  });
};
