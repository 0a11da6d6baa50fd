import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type BackendSetting, startBackend } from '../ports/fakes/withBackend.tsx';
import { isStateStory, storyIdOf } from '../state-index/states.ts';
import { FlowFrame, type FlowStep } from './FlowFrame.tsx';
import { FlowRouter } from './FlowRouter.tsx';

export interface PlayedStep extends FlowStep {
  play: (context: StoryContext) => Promise<void>;
}

export interface FlowSetting extends BackendSetting {
  start: string;
  steps: readonly PlayedStep[];
}

/**
 * A story that plays the app's own screens step by step and links each step to its screen state.
 */
export function flowOf({ start, steps, ...setting }: FlowSetting) {
  return {
    beforeEach: startBackend(setting),
    render: (_: unknown, { fakes }: Pick<StoryContext, 'fakes'>) => (
      <FlowFrame steps={steps}>
        <FlowRouter start={start} navigation={fakes.ports.navigation} />
      </FlowFrame>
    ),
    async play(context: StoryContext) {
      for (const { does, shows, play } of steps) {
        await context.step(does, async () => {
          await expect(isStateStory(storyIdOf(`Screens/${shows[0]}`, shows[1]))).toBe(true);
          await play(context);
        });
      }
    },
  };
}

/** Waits for a button with this name and presses it. */
export async function press({ userEvent }: Pick<StoryContext, 'userEvent'>, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
