import type { ArgTypes, StoryContext } from '@storybook/react-vite';

/** The controls of a screen's story. Each changes what server and chain reply, never a prop. */
export interface StoryControls {
  referrals?: number;
  levelsActivated?: number;
  dataState?: 'loaded' | 'loading' | 'failed';
  chain?: 'happy' | 'rejects' | 'reverts' | 'slow';
}

const target = 'world';

const controlled = (description: string, control: object, options?: readonly string[]) => ({
  description,
  control,
  target,
  table: { category: 'What server and chain reply' },
  ...(options && { options }),
});

/** The controls of a screen's story, as Storybook shows them. */
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

/** What of a story's context says how it is to be shown. */
export interface ControlContext extends Pick<StoryContext, 'globals'> {
  /** The story's arguments by whom they are for; Storybook keeps those with a target from the component. */
  argsByTarget?: Record<string, StoryControls>;
}

/** The controls that are set. */
export const controlsOf = ({ argsByTarget }: ControlContext): StoryControls => argsByTarget?.[target] ?? {};
