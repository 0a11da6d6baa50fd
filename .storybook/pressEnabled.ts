import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** Makes a story's clicks wait until the control is enabled, as a person does. */
export function pressEnabled(context: Pick<StoryContext, 'userEvent'>): void {
  const { click } = context.userEvent;
  const press: typeof click = async (element) => {
    if (element.matches(':disabled')) {
      await waitFor(() => {
        if (element.matches(':disabled')) throw new Error('It is disabled, and a press would do nothing.');
      });
    }
    await click(element);
  };
  context.userEvent = { ...context.userEvent, click: press };
}
