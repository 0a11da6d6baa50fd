import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';

/** Waits for the effects of a render and the renders that they trigger. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Renders a story and waits for React to finish. Storybook does that itself in development builds;
 * tests use React's production build, which does not report when it is done.
 */
export const settledMount: NonNullable<Preview['mount']> = (context) => async (shown) => {
  if (shown !== undefined) context.originalStoryFn = () => shown;
  await context.renderToCanvas();
  await settle();
  return context.canvas;
};

/** Also waits for React after each action or wait of a play, so that one check is enough. */
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
