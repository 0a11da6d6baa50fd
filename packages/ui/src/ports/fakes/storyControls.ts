import type { ArgTypes, StoryContext } from '@storybook/react-vite';

/** The controls of a screen's story. They change server and chain replies, never props. */
export interface StoryControls {
  referrals?: number;
  levelsActivated?: number;
  dataState?: 'loaded' | 'loading' | 'failed';
  chain?: 'happy' | 'rejects' | 'reverts' | 'slow';
}

const target = 'backend';

const controlled = (description: string, control: object, options?: readonly string[]) => ({
  description,
  control,
  target,
  table: { category: 'What server and chain reply' },
  ...(options && { options }),
});

export const replyArgTypes: ArgTypes = {
  referrals: controlled('How many members registered under this one', {
    type: 'range',
    min: 0,
    max: 60,
    step: 1,
  }),
  levelsActivated: controlled('How many levels are bought', { type: 'range', min: 0, max: 9, step: 1 }),
  dataState: controlled('Whether the replies are there', { type: 'inline-radio' }, [
    'loaded',
    'loading',
    'failed',
  ]),
  chain: controlled('How wallet and contracts answer', { type: 'inline-radio' }, [
    'happy',
    'rejects',
    'reverts',
    'slow',
  ]),
};

/** The parts of a story's context that change its data. */
export interface ControlContext extends Pick<StoryContext, 'globals'> {
  /** Arguments by target; Storybook does not pass those with a target to the component. */
  argsByTarget?: Record<string, StoryControls>;
}

export const controlsOf = ({ argsByTarget }: ControlContext): StoryControls => argsByTarget?.[target] ?? {};
